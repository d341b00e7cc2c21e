import { expect, it } from 'vitest'

const pages = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const isTest = (path: string) => /\.(test|fixtures)\.tsx$/.test(path)

/** Paper without a head of its own, each with its reason. */
const withoutHead: Readonly<Record<string, string>> = {
  '../anmeldung/components/FactorCard.tsx': 'recovery codes, for the person alone',
  '../anliegen/pages/EinstellungenPage.tsx': 'a notice with a QR code, to put up',
  '../organisation/pages/ProfilPage.tsx': 'what everybody may read of an organisation',
  '../help/pages/GuidePage.tsx': 'a guide, the same for everybody',
  '../inventory/components/LabelPaper.tsx': 'labels to be stuck on shelves and boxes',
  '../liste/components/ListMenu.tsx': 'the list has it (ListSeite)',
  '../bestellblatt/components/Kopfknoepfe.tsx': 'the sheet has it (Druckblatt)',
}

it('whatever can be printed says on paper when it was printed and by whom', () => {
  const printing = Object.entries(pages).filter(([path, text]) => !isTest(path) && /window\.print\(\)/.test(text))
  expect(printing.length).toBeGreaterThan(6)
  const silent = printing.filter(([path, text]) => !(path in withoutHead) && !/useUser\(\)|<PrintedBy/.test(text))
  expect(silent.map(([path]) => path)).toEqual([])
  for (const path of ['../liste/components/ListSeite.tsx', '../bestellblatt/components/Druckblatt.tsx'])
    expect(pages[path]).toMatch(/gedruckt', \{ am: [^}]+, name(: userName)? \}/)
})
