import { expect, it } from 'vitest'
import { textsIn } from '../shared/words.ts'
import { bereichAngaben } from './akte.contract.ts'
import { type Bereich, bereiche } from './akte.ts'
import { akteDocument, akteLabels, aufnahmeDocument, emptyAkte, emptyFacharzt, readBereich, sealedIn } from './klient.document.ts'

const samples = import.meta.glob<Partial<Record<Bereich, object>>>('./samples/*.json', { eager: true, import: 'default' })

it.each(Object.entries(samples))(
  'a record of %s is read whole and can be saved again: what it does not say means nobody said it',
  (_file, stored) => {
    for (const bereich of bereiche) {
      // A section that came later was not written at all.
      const written = stored[bereich] ?? {}
      const read = readBereich(bereich, written)
      expect(read).toMatchObject(written)
      expect(bereichAngaben[bereich].parse(read)).toEqual(read)
    }
  },
)

it('a specialist who was written down in free words has what is asked for today, and nobody has answered it', () => {
  const { aerzte = {} } = samples['./samples/beforeFachgruppen.json'] ?? {}
  expect(readBereich('aerzte', aerzte).fachaerzte).toEqual([{ ...emptyFacharzt, name: 'Dr. Blick', fachrichtung: 'Augen' }])
})

it('a record that lacks what the intake has written is none', () => {
  expect(() => readBereich('person', { vorname: 'Erika' })).toThrow('The stored document lacks nachname')
})

it('what the intake does not ask for means that nobody has said it', () => {
  const asked: readonly string[] = Object.keys(aufnahmeDocument)
  for (const bereich of bereiche)
    expect(new Set(Object.keys(emptyAkte[bereich]))).toEqual(
      new Set(Object.keys(akteDocument[bereich]).filter((name) => !asked.includes(name))),
    )
})

it('all that is said about health, relatives and the care grade is sealed', () => {
  expect(bereiche.flatMap((bereich) => sealedIn(bereich).map((name) => `${bereich} ${name}`))).toEqual([
    'versicherung pflegegrad',
    'versicherung pflegegradSeit',
    'versicherung leistungsart',
    'versicherung pflegehilfsmittelVon',
    'versicherung pflegehilfsmittelBis',
    'kontakte kontakte',
    ...Object.keys(akteDocument.gesundheit).map((name) => `gesundheit ${name}`),
    'medikation mittel',
    'hkp verordnungen',
  ])
})

it('no words of people stand in a field that is not sealed', () => {
  const open = bereiche.flatMap((bereich) =>
    Object.entries(akteDocument[bereich]).flatMap(([name, { schema }]) =>
      !sealedIn(bereich).includes(name) && textsIn(schema).some(({ kind }) => kind === 'words') ? [`${bereich} ${name}`] : [],
    ),
  )
  expect(open).toEqual([])
})

it('the Klient is told each field by its name', () => {
  for (const bereich of bereiche)
    for (const name of Object.keys(akteDocument[bereich])) expect(akteLabels[name], `${bereich} ${name}`).toMatch(/\p{L}{2}/u)
})
