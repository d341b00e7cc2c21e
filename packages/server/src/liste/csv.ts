/** CSV as German office programs open it: UTF-8 with BOM, semicolon, CRLF, and no cell that a program would run as a formula. */
export function csvField(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  const sicher = /^[=+\-@\t\r|%]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(sicher) ? `"${sicher.replaceAll('"', '""')}"` : sicher
}

export function csvRow(fields: readonly (string | number | boolean | null)[]): string {
  return `${fields.map(csvField).join(';')}\r\n`
}

export const csvBom = '\uFEFF'
