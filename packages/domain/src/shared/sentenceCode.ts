/** The code of the sentence that tells people about a fault which a schema has found; the sentences stand in fields.errors.ts. */
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
