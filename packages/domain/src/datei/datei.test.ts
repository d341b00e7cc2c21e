import { describe, expect, it } from 'vitest'
import { dateiName } from './datei.contract.ts'
import { dateiTypOf } from './datei.ts'

const bytes = (text: string) => Uint8Array.from(text, (zeichen) => zeichen.charCodeAt(0))

describe('the kind of a file', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'image/png'],
    ['RIFF\u0010\0\0\0WEBPVP8 ', 'image/webp'],
  ])('is told by its first bytes: %j', (start, typ) => {
    expect(dateiTypOf(bytes(start))).toBe(typ)
  })

  it.each(['', '<svg xmlns="http://www.w3.org/2000/svg">', 'GIF89a', 'RIFF\0\0\0\0AVI ', ' %PDF-1.7', 'MZ', '\u00ff\u00d8'])(
    'is none that is taken for %j',
    (start) => {
      expect(dateiTypOf(bytes(start))).toBeNull()
    },
  )
})

describe('the name of a file', () => {
  it('is one line and no folder', () => {
    expect(dateiName.parse(' Arztbrief März.pdf ')).toBe('Arztbrief März.pdf')
    for (const name of ['', '../etc/passwd', 'a\\b', 'a\nb', 'x'.repeat(201)]) expect(dateiName.safeParse(name).success).toBe(false)
  })
})
