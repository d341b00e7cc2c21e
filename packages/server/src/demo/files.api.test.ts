import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { expect, it } from 'vitest'
import { extractText } from 'unpdf'
import { serverForTests } from '../forTests.fixtures.ts'
import { play } from './demo.fixtures.ts'
import { fillFiles } from './files.ts'
import { pdfOf } from './smallPdf.ts'

const server = await serverForTests()

it('every house has files, in German in the first of its side and in English in the second', async () => {
  // A filling that was cut off is played again: nothing is there twice.
  for (let time = 0; time < 2; time += 1) await play(server, (regie) => fillFiles(regie, server.ensemble))
  const [german, english] = await server.people('pfleger', 'apotheker2')
  const namesOf = async (who: typeof german) => (await who.call(c.items)).body.items.map(({ name, count }) => `${name} ${count}`)
  expect(await namesOf(german)).toEqual(['Qualität 2', 'Team 2', 'Vorlagen 1', 'Notfallkontakte.csv 1'])
  expect(await namesOf(english)).toEqual(['Quality 2', 'Team 2', 'Templates 1', 'Emergency contacts.csv 1'])
  expect((await german.call(c.trash)).body.map(({ name }) => name)).toEqual(['Entwurf Sommerfest.txt'])
  const [plan] = (await german.call(c.search, { query: { query: 'Hygieneplan' } })).body
  expect([plan?.versions, plan?.kind]).toEqual([2, 'PDF'])
})

it('a PDF of the demo is one that readers open', async () => {
  const { text, totalPages } = await extractText(pdfOf('Fahrt (neu)', ['Von – bis: Größe']), { mergePages: true })
  expect([totalPages, text.includes('Fahrt (neu)'), text.includes('Von – bis: Größe')]).toEqual([1, true, true])
})
