import { describe, expect, it } from 'vitest'
import { changes, admit } from './abgleich.ts'
import { existingSearch } from './duplicates.ts'
import { emptyKontakt } from './kontakt.ts'
import type { ImportRow, Kontakt } from './kontakt.contract.ts'
import { emptyRoh } from './roh.ts'

const kontakt: Kontakt = {
  ...emptyKontakt,
  id: '11111111-1111-4111-8111-111111111111',
  avatar: null,
  background: null,
  name: 'Eva Meyer',
  company: 'Praxis am Markt',
  emails: [{ email: 'eva@example.org', label: 'Work' }],
  phoneNumbers: [{ country: 'DE', phoneNumber: '089 123456', label: 'Work' }],
  birthday: '1980-05-01T12:00:00.000Z',
  notes: '<b>Montags</b>',
  version: 3,
}
const row: ImportRow = { ...emptyKontakt, name: 'Eva Meyer' }

describe('a contact that takes in a line', () => {
  it('is given a line that says nothing new: then nothing would be different', () => {
    const gleiche = {
      ...row,
      emails: [{ email: 'EVA@example.org', label: null }],
      birthday: '1980-05-01',
      notes: 'Montags',
      tags: ['team'],
    }
    expect(changes(kontakt, gleiche, ['Team'])).toEqual([])
  })

  it('is given new words: single fields are replaced, numbers, mails and tags are added, and what is empty stays', () => {
    const added = {
      ...row,
      name: 'Eva Meyer-Huber',
      title: 'Ärztin',
      phoneNumbers: [
        { country: 'DE', phoneNumber: '+49 89 123456', label: null },
        { country: 'DE', phoneNumber: '0171 1234567', label: 'Mobile' },
      ],
      tags: ['Nacht'],
    }
    expect(admit(kontakt, added, ['Team'])).toMatchObject({ company: 'Praxis am Markt', notes: '<b>Montags</b>', tags: ['Team', 'Nacht'] })
    expect(changes(kontakt, added, ['Team'])).toEqual([
      { feld: 'name', vorher: 'Eva Meyer', nachher: 'Eva Meyer-Huber' },
      { feld: 'title', vorher: '', nachher: 'Ärztin' },
      { feld: 'phoneNumbers', vorher: '089 123456', nachher: '089 123456, 0171 1234567' },
      { feld: 'tags', vorher: 'Team', nachher: 'Team, Nacht' },
    ])
  })
})

describe('a line that comes in', () => {
  it.each([
    ['the id of our own card', { uid: `urn:uuid:${kontakt.id.toUpperCase()}` }],
    ['the mail', { emails: [{ email: 'EVA@example.org ', label: null }] }],
    ['the telephone in another way of writing', { phoneNumbers: [{ country: 'DE', phoneNumber: '+4989123456', label: null }] }],
    ['name and birthday', { name: 'Meyer, Eva', birthday: '1980-05-01' }],
  ])('finds its contact by %s', (_was, angaben) => {
    expect(existingSearch([kontakt])({ ...emptyRoh(), name: 'X', ...angaben })).toEqual({ name: 'Eva Meyer', kontakt })
  })

  it('finds none by a strange id or a name alone', () => {
    expect(existingSearch([kontakt])({ ...emptyRoh(), name: 'Eva Meyer', uid: 'abc' })).toBeNull()
  })

  it('is a double of a line further up, which has the contact already or is no contact yet', () => {
    const search = existingSearch([kontakt])
    const eva = { ...emptyRoh(), name: 'Eva', emails: [{ email: 'eva@example.org', label: null }] }
    expect(search(eva)?.kontakt).toEqual(kontakt)
    expect(search({ ...eva, emails: [], uid: kontakt.id })).toEqual({ name: 'Eva Meyer', kontakt: null })
    const neu = { ...emptyRoh(), name: 'Neu', emails: [{ email: 'neu@example.org', label: null }] }
    expect([search(neu), search(neu)]).toEqual([null, { name: 'Neu', kontakt: null }])
  })
})
