export function sentenceCode({ code, message }: { code?: string | undefined; message: string }): string {
  if (/^[a-z_]+(\.[a-z_]+)?$/.test(message)) return message
  switch (code) {
    case 'too_big':
      return 'zu_gross'
    case 'too_small':
      return 'pflicht'
    case 'invalid_value':
      return 'auswahl'
    default:
      return 'typ'
  }
}
