/** CSV as German office programs open it: UTF-8 with BOM, semicolon, CRLF, and no cell that a program would run as a formula. */
export function csvFeld(wert: string | number | boolean | null): string {
  const text = wert === null ? '' : String(wert)
  const sicher = /^[=+\-@\t\r|%]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(sicher) ? `"${sicher.replaceAll('"', '""')}"` : sicher
}

export function csvZeile(felder: readonly (string | number | boolean | null)[]): string {
  return `${felder.map(csvFeld).join(';')}\r\n`
}

export const csvBom = '\uFEFF'
