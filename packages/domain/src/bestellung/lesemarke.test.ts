import { describe, expect, it } from 'vitest'
import type { Bestellung } from './bestellung.document.ts'
import { apotheke, arzt, bis, entwurf, withoutRezept, organisation, pflege, positionInput, welt } from './bestellung.fixtures.ts'
import { type Lesemarke, readingPlaceOf } from './lesemarke.ts'
import { type Names, viewOf, vorschauFor } from './view.ts'

const namen: Names = {
  klient: null,
  pflegedienst: { id: organisation.PFLEGE, name: 'Sonnenhof', telefon: null },
  praxis: { id: organisation.ARZT, name: 'Praxis', telefon: null },
  apotheke: { id: organisation.APOTHEKE, name: 'Apotheke', telefon: null },
}
const now = '2026-11-18T09:00:00.000Z'

function gefragt(welche = bis('BEI_APOTHEKE')) {
  welche.run(pflege, 'rueckfrageStellen', { positionIds: welche.ids, an: 'ARZT', text: 'Seit wann?', privat: false })
  const rueckfrageId = welche.bestellung.rueckfragen[0]?.id ?? ''
  welche.run(arzt, 'rueckfrageAntworten', { rueckfrageId, text: 'Seit Montag.' })
  const [frage = '', antwort = ''] = welche.bestellung.rueckfragen[0]?.nachrichten.map(({ id }) => id) ?? []
  return { bestellung: welche.bestellung, rueckfrageId, frage, antwort }
}

const readIn = (bestellung: Bestellung, marken: Lesemarke[], person = pflege) =>
  viewOf(bestellung, { namen, person, now, gelesen: marken }).rueckfragen.map(({ gelesen }) => gelesen)

describe('a message of a question', () => {
  it('given a thread of two, when the second is on the screen, then the place is the second and all who read along are told', () => {
    const { bestellung, rueckfrageId, antwort } = gefragt()
    expect(readingPlaceOf(bestellung, { rueckfrageId, nachrichtId: antwort, seite: 'APOTHEKE' })).toEqual({
      nachrichtNr: 2,
      organisationIds: [organisation.PFLEGE, organisation.ARZT, organisation.APOTHEKE],
    })
  })

  it('given a private thread of practice and pharmacy, then for the nursing service it is not there', () => {
    const w = bis('IN_BEARBEITUNG')
    w.run(apotheke, 'rueckfrageStellen', { positionIds: w.ids, an: 'ARZT', text: 'Dosis?', privat: true })
    const [frage] = w.bestellung.rueckfragen
    const place = { rueckfrageId: frage?.id ?? '', nachrichtId: frage?.nachrichten[0]?.id ?? '' }
    expect(readingPlaceOf(w.bestellung, { ...place, seite: 'ARZT' }).organisationIds).toEqual([organisation.ARZT, organisation.APOTHEKE])
    expect(() => readingPlaceOf(w.bestellung, { ...place, seite: 'PFLEGE' })).toThrow('bestellung.rueckfrage_unbekannt')
  })

  it('given a question about a position that the pharmacy does not see, then it has nothing to read there', () => {
    const w = welt(entwurf({ positionen: [positionInput(), withoutRezept()] }))
    w.run(pflege, 'senden', {})
    w.run(pflege, 'rueckfrageStellen', { positionIds: w.ids.slice(0, 1), an: 'ARZT', text: 'Seit wann?', privat: false })
    const [frage] = w.bestellung.rueckfragen
    const place = { rueckfrageId: frage?.id ?? '', nachrichtId: frage?.nachrichten[0]?.id ?? '' }
    expect(readingPlaceOf(w.bestellung, { ...place, seite: 'ARZT' }).organisationIds).toEqual([organisation.PFLEGE, organisation.ARZT])
    expect(() => readingPlaceOf(w.bestellung, { ...place, seite: 'APOTHEKE' })).toThrow('bestellung.rueckfrage_unbekannt')
  })

  it('of another question or of none is not known', () => {
    const { bestellung, rueckfrageId, antwort } = gefragt()
    const frage = (rest: object) => () => readingPlaceOf(bestellung, { rueckfrageId, nachrichtId: antwort, seite: 'PFLEGE', ...rest })
    expect(frage({})).not.toThrow()
    expect(frage({ nachrichtId: 'keine' })).toThrow('bestellung.rueckfrage_unbekannt')
    expect(frage({ rueckfrageId: 'keine' })).toThrow('bestellung.rueckfrage_unbekannt')
  })
})

describe('what a side is told of the reading of the others', () => {
  const marke = (rest: Partial<Lesemarke>): Lesemarke => ({
    rueckfrageId: '',
    organisationId: organisation.ARZT,
    seite: 'ARZT',
    nachrichtId: 'n',
    am: '2026-11-18T09:42:00.000Z',
    ...rest,
  })

  it('is the side, the time and the message, and of no person', () => {
    const { bestellung, rueckfrageId, frage } = gefragt()
    expect(readIn(bestellung, [marke({ rueckfrageId, nachrichtId: frage })])).toEqual([
      [{ seite: 'ARZT', am: '2026-11-18T09:42:00.000Z', nachrichtId: frage }],
    ])
  })

  it('given the order went on to another practice, then what the first one has read counts no more', () => {
    const { bestellung, rueckfrageId } = gefragt()
    expect(readIn({ ...bestellung, praxisId: 'andere-praxis' }, [marke({ rueckfrageId })])).toEqual([[]])
  })

  it('stays at its own question', () => {
    const { bestellung } = gefragt()
    expect(readIn(bestellung, [marke({ rueckfrageId: 'andere' })])).toEqual([[]])
  })

  it('is nothing in a preview', () => {
    const { bestellung } = gefragt()
    expect(vorschauFor('ARZT', bestellung, { namen, now })?.rueckfragen.map(({ gelesen }) => gelesen)).toEqual([[]])
  })
})
