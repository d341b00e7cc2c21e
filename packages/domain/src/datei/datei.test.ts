import { describe, expect, it } from 'vitest'
import { dateiName } from './datei.contract.ts'
import { dateiTypOf, servedNameOf } from './datei.ts'

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
  const faultOf = (name: string) => dateiName.safeParse(name).error?.issues[0]?.message ?? null

  it.each([' Arztbrief März.pdf ', 'Scan.PDF', 'foto.JPEG', 'IMG_1.jfif', 'a.webp', 'Befund.2026-11.png', 'setup.exe.pdf'])(
    'may be: %j',
    (name) => {
      expect(dateiName.parse(name)).toBe(name.trim())
    },
  )

  it.each([
    '../etc/passwd.pdf',
    'a\\b.pdf',
    'a\nb.pdf',
    'a\u0000.pdf',
    'rechnung\u202efdp.exe',
    'x\u2066.pdf',
    '\u200fx.pdf',
    'x\u061c.pdf',
  ])('is one line, no folder, and reads as it is: %j', (name) => {
    expect(faultOf(name)).toBe('zeichen')
  })

  it.each([
    'exe',
    'bat',
    'cmd',
    'com',
    'hta',
    'js',
    'vbs',
    'lnk',
    'scr',
    'ps1',
    'html',
    'svg',
    'zip',
    'docm',
    'pdf.',
    'pdf .exe',
    'pdf::$DATA',
    '',
  ])('ends as one of the kinds that are taken, and so not in .%s', (ending) => {
    expect(faultOf(`rechnung.pdf.${ending}`)).toBe('datei.endung')
    expect(faultOf(`rechnung.${ending}`)).toBe('datei.endung')
  })

  it('is more than its ending, and no longer than anyone reads', () => {
    expect(faultOf('.pdf')).toBe('datei.endung')
    for (const name of ['', `${'x'.repeat(197)}.pdf`]) expect(faultOf(name)).not.toBeNull()
  })
})

describe('the name that a file is saved under', () => {
  it.each([
    ['Arztbrief März.pdf', 'Arztbrief März.pdf'],
    ['rechnung.hta', 'rechnung.hta.pdf'],
    ['rechnung\u202efdp.exe', 'rechnung_fdp.exe.pdf'],
    ['../../.ssh/config', '_.._.ssh_config.pdf'],
    ['C:\\Windows\\x.pdf', 'C__Windows_x.pdf'],
    ['a"b<c>|?*.pdf', 'a_b_c____.pdf'],
    ['x.pdf. ', 'x.pdf. .pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['nul', '_nul.pdf'],
    ['Com1 .x.pdf', '_Com1 .x.pdf'],
    ['Konto.pdf', 'Konto.pdf'],
    ['', 'datei.pdf'],
    ['...', 'datei.pdf'],
  ])('of %j is %j', (name, served) => {
    expect(servedNameOf(name, 'application/pdf')).toBe(served)
  })
})
