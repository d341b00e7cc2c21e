import { describe, expect, it } from 'vitest'
import { contactsMatching } from './contactsMatching.ts'

const contact = (name: string, about: string) => ({ id: name, avatar: null, name, about, beruf: 'PFLEGEKRAFT' })
const people = [
  contact('Sabine Krüger', 'Pflegedienst Sonnenhof'),
  contact('Dr. Emre Yılmaz', 'Gemeinschaftspraxis Dr. Yılmaz'),
  contact('Müller-Strauß', 'Rosen-Apotheke'),
]
const found = (query: string) => contactsMatching(people, query).map(({ name }) => name)

describe('looking for somebody to write to', () => {
  it('shows all without a word', () => {
    expect(found(' ')).toHaveLength(3)
  })

  it.each([
    ['krueger', 'Sabine Krüger'],
    ['KRÜG sab', 'Sabine Krüger'],
    ['sonnen', 'Sabine Krüger'],
    ['strauss', 'Müller-Strauß'],
    ['apotheke mull', 'Müller-Strauß'],
  ])('%s finds %s', (query, name) => {
    expect(found(query)).toEqual([name])
  })

  it.each(['üger', 'krüger rosen', '.*'])('%s finds nobody', (query) => {
    expect(found(query)).toEqual([])
  })
})
