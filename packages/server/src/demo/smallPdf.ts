/** A PDF of one page in a font that every reader has (ISO 32000-2, 9.6.2), a few lines long: for files of the demo. */

/** Of what is not in the first 256 letters of Unicode only the dash is in the encoding that is named below. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => (letter === '–' ? 0x96 : letter.charCodeAt(0)))
const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&')

/** A4, in points. */
const page = [595, 842] as const
const left = 72
const top = 760
const lineOf = (text: string, { size, y }: { size: number; y: number }) =>
  ['BT', '/F1', size, 'Tf', left, y, 'Td', `(${escaped(text)})`, 'Tj ET'].join(' ')

export function pdfOf(title: string, lines: readonly string[]): Uint8Array {
  const words = [lineOf(title, { size: 22, y: top }), ...lines.map((line, i) => lineOf(line, { size: 12, y: top - 40 - i * 22 }))].join(
    '\n',
  )
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.join(' ')}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, i) => {
    const start = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return String(start).padStart(10, '0')
  })
  const table = starts.map((start) => `${start} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`
  return bytesOf(`${text}${end}startxref\n${text.length}\n%%EOF\n`)
}
