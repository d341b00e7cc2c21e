import { describe, expect, it } from 'vitest'
import type { Seite } from '../shared/akteur.ts'
import type { Bestellung } from './bestellung.document.ts'
import { organisation, person } from './bestellung.fixtures.ts'
import { rowsOf } from './listRow.ts'
import type { Position } from './position.document.ts'
import { type Stand, allerStaende } from './randomWalk.fixtures.ts'
import type { Rueckfrage } from './rueckfrage.document.ts'
import { type Names, viewOf, vorschauFor } from './view.ts'

/** Words that may be read by some sides only, written into every state that random walks meet. */
const trails = {
  interneNotiz: 'KANARIE-interneNotiz',
  abweichung: 'KANARIE-abweichung-erklaert',
  abweichungGrund: 'KANARIE-abweichungGrund',
  diagnose: 'KANARIE-diagnose',
  doppeltGrund: 'KANARIE-doppeltGrund',
  apotheke: 'KANARIE-apotheke',
  lieferadresse: 'KANARIE-lieferadresse',
  code: 'KANARIE-code',
  bote: 'KANARIE-bote',
  bearbeiter: 'KANARIE-bearbeiter',
  dosierung: 'KANARIE-dosierung',
  rueckfrage: 'KANARIE-rueckfrage',
  nachschub: 'KANARIE-nachschub',
}
type Trail = keyof typeof trails

const namen: Names = {
  klient: null,
  pflegedienst: { id: organisation.PFLEGE, name: 'Sonnenhof', telefon: null },
  praxis: { id: organisation.ARZT, name: 'Praxis', telefon: null },
  apotheke: { id: organisation.APOTHEKE, name: trails.apotheke, telefon: trails.apotheke },
}

const markPosition = (position: Position): Position => ({
  ...position,
  diagnose: trails.diagnose,
  doppeltGrund: trails.doppeltGrund,
  dosierung: { schema: null, text: trails.dosierung, lautMedikationsplan: false },
  bearbeiter: position.bearbeiter === null ? null : { personId: 'x', name: trails.bearbeiter },
  nachschub: position.nachschub.map((one) => ({ ...one, text: trails.nachschub })),
})

const markFrage = (frage: Rueckfrage): Rueckfrage => ({
  ...frage,
  nachrichten: frage.nachrichten.map((nachricht) => ({ ...nachricht, text: trails.rueckfrage })),
})

const marked = (bestellung: Bestellung): Bestellung => ({
  ...bestellung,
  interneNotiz: trails.interneNotiz,
  abweichung: { art: 'NOTDIENST', erklaertVon: trails.abweichung, erklaertRolle: 'APOTHEKE', erklaertAm: '2026-11-18' },
  abweichungGrund: trails.abweichungGrund,
  lieferadresse: { strasse: trails.lieferadresse, hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
  positionen: bestellung.positionen.map(markPosition),
  rueckfragen: bestellung.rueckfragen.map(markFrage),
  lieferungen: bestellung.lieferungen.map((lieferung) => ({ ...lieferung, code: trails.code, bote: trails.bote })),
})

const found = (value: unknown): Trail[] => {
  const text = JSON.stringify(value)
  return (Object.keys(trails) as Trail[]).filter((trail) => text.includes(trails[trail]))
}

const nie: Record<Seite, readonly Trail[]> = {
  PFLEGE: [],
  ARZT: [
    'interneNotiz',
    'abweichung',
    'abweichungGrund',
    'doppeltGrund',
    'apotheke',
    'lieferadresse',
    'code',
    'bote',
    'bearbeiter',
    'nachschub',
  ],
  APOTHEKE: ['interneNotiz', 'abweichung', 'abweichungGrund', 'diagnose', 'doppeltGrund', 'code'],
}

const staende = allerStaende(150, 20261119)
const viewIn = (stand: Stand, seite: Seite) => viewOf(marked(stand.bestellung), { namen, person: person(seite), now: stand.now })

describe('in every state, what leaves for a side holds nothing that it may not know', () => {
  it.each(['ARZT', 'APOTHEKE'] as const)('for %s: the record', (seite) => {
    for (const stand of staende) {
      const verraten = found(viewIn(stand, seite)).filter((trail) => nie[seite].includes(trail))
      expect({ weg: stand.weg, verraten }).toEqual({ weg: stand.weg, verraten: [] })
    }
  })

  it('the nursing service sees all of it', () => {
    const alles = new Set(staende.flatMap((stand) => found(viewIn(stand, 'PFLEGE'))))
    expect([...alles].toSorted()).toEqual(Object.keys(trails).toSorted())
  })

  it('the line of the list', () => {
    for (const { bestellung, weg } of staende) {
      for (const row of rowsOf(marked(bestellung))) expect({ weg, verraten: found(row) }).toEqual({ weg, verraten: [] })
    }
  })

  it('the preview before sending', () => {
    for (const stand of staende.filter(({ bestellung }) => bestellung.gesendetAm === null)) {
      for (const seite of ['ARZT', 'APOTHEKE'] as const) {
        const verraten = found(vorschauFor(seite, marked(stand.bestellung), { namen, now: stand.now })).filter((trail) =>
          nie[seite].includes(trail),
        )
        expect(verraten).toEqual([])
      }
    }
  })

  it('a pharmacy that has only a preview reads neither doses nor what nurse and doctor write to each other', () => {
    const vorschauen = staende.filter(({ bestellung }) => {
      const seen = bestellung.positionen.filter(({ sichtApotheke }) => sichtApotheke !== 'KEINE')
      return seen.length > 0 && seen.every(({ sichtApotheke }) => sichtApotheke === 'VORSCHAU')
    })
    expect(vorschauen.some(({ bestellung }) => bestellung.rueckfragen.length > 0)).toBe(true)
    for (const stand of vorschauen) {
      const verraten = found(viewIn(stand, 'APOTHEKE')).filter((trail) => trail === 'dosierung' || trail === 'rueckfrage')
      expect({ weg: stand.weg, verraten }).toEqual({ weg: stand.weg, verraten: [] })
    }
  })

  it('a private thread is read by its two sides', () => {
    const withVertraulichem = staende.filter(({ bestellung }) => bestellung.rueckfragen.some(({ privat }) => privat))
    expect(withVertraulichem.length).toBeGreaterThan(0)
    for (const stand of withVertraulichem) expect(viewIn(stand, 'PFLEGE').rueckfragen.every(({ privat }) => !privat)).toBe(true)
  })

  it('what the timeline tells of a private thread is told to its two sides', () => {
    const vertraulich = staende.flatMap(({ neue }) =>
      neue.filter(({ aenderung }) => aenderung.ziel === 'rueckfrage' && aenderung.neu.privat),
    )
    expect(vertraulich.length).toBeGreaterThan(0)
    for (const { sichtbarFuer } of vertraulich) expect(sichtbarFuer.toSorted()).toEqual(['APOTHEKE', 'ARZT'])
  })
})
