import { describe, expect, it } from 'vitest'
import type { Seite } from '../shared/akteur.ts'
import { berlinDatum } from '../shared/zeit.ts'
import { organisation, person } from './bestellung.fixtures.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Position } from './position.document.ts'
import type { Rueckfrage } from './rueckfrage.ts'
import { type Namen, sichtVon, vorschauFuer } from './sicht.ts'
import { zeilenVon } from './zeile.ts'
import { type Stand, allerStaende } from './zufallsgang.fixtures.ts'

/** Words that may be read by some sides only, written into every state that random walks meet. */
const spuren = {
  interneNotiz: 'KANARIE-interneNotiz',
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
}
type Spur = keyof typeof spuren

const namen: Namen = {
  klient: null,
  pflegedienst: { id: organisation.PFLEGE, name: 'Sonnenhof', telefon: null },
  praxis: { id: organisation.ARZT, name: 'Praxis', telefon: null },
  apotheke: { id: organisation.APOTHEKE, name: spuren.apotheke, telefon: spuren.apotheke },
}

const markierePosition = (position: Position): Position => ({
  ...position,
  diagnose: spuren.diagnose,
  doppeltGrund: spuren.doppeltGrund,
  dosierung: { schema: null, text: spuren.dosierung, lautMedikationsplan: false },
  bearbeiter: position.bearbeiter === null ? null : { personId: 'x', name: spuren.bearbeiter },
})

const markiereFrage = (frage: Rueckfrage): Rueckfrage => ({
  ...frage,
  nachrichten: frage.nachrichten.map((nachricht) => ({ ...nachricht, text: spuren.rueckfrage })),
})

const markiert = (bestellung: Bestellung): Bestellung => ({
  ...bestellung,
  interneNotiz: spuren.interneNotiz,
  abweichungGrund: spuren.abweichungGrund,
  lieferadresse: { strasse: spuren.lieferadresse, hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
  positionen: bestellung.positionen.map(markierePosition),
  rueckfragen: bestellung.rueckfragen.map(markiereFrage),
  lieferungen: bestellung.lieferungen.map((lieferung) => ({ ...lieferung, code: spuren.code, bote: spuren.bote })),
})

const gefunden = (wert: unknown): Spur[] => {
  const text = JSON.stringify(wert)
  return (Object.keys(spuren) as Spur[]).filter((spur) => text.includes(spuren[spur]))
}

const nie: Record<Seite, readonly Spur[]> = {
  PFLEGE: [],
  ARZT: ['interneNotiz', 'abweichungGrund', 'doppeltGrund', 'apotheke', 'lieferadresse', 'code', 'bote', 'bearbeiter'],
  APOTHEKE: ['interneNotiz', 'abweichungGrund', 'diagnose', 'doppeltGrund', 'code'],
}

const staende = allerStaende(150, 20261119)
const heuteVon = ({ jetzt }: Stand) => berlinDatum(jetzt)
const sichtIn = (stand: Stand, seite: Seite) =>
  sichtVon(markiert(stand.bestellung), { namen, person: person(seite), heute: heuteVon(stand) })

describe('in every state, what leaves for a side holds nothing that it may not know', { timeout: 30_000 }, () => {
  it.each(['ARZT', 'APOTHEKE'] as const)('for %s: the record', (seite) => {
    for (const stand of staende) {
      const verraten = gefunden(sichtIn(stand, seite)).filter((spur) => nie[seite].includes(spur))
      expect({ weg: stand.weg, verraten }).toEqual({ weg: stand.weg, verraten: [] })
    }
  })

  it('the nursing service sees all of it', () => {
    const alles = new Set(staende.flatMap((stand) => gefunden(sichtIn(stand, 'PFLEGE'))))
    expect([...alles].toSorted()).toEqual(Object.keys(spuren).toSorted())
  })

  it('the line of the list', () => {
    for (const { bestellung, weg } of staende) {
      for (const zeile of zeilenVon(markiert(bestellung))) expect({ weg, verraten: gefunden(zeile) }).toEqual({ weg, verraten: [] })
    }
  })

  it('the preview before sending', () => {
    for (const stand of staende.filter(({ bestellung }) => bestellung.gesendetAm === null)) {
      for (const seite of ['ARZT', 'APOTHEKE'] as const) {
        const verraten = gefunden(vorschauFuer(seite, markiert(stand.bestellung), { namen, heute: heuteVon(stand) })).filter((spur) =>
          nie[seite].includes(spur),
        )
        expect(verraten).toEqual([])
      }
    }
  })

  it('a pharmacy that has only a preview reads neither doses nor what nurse and doctor write to each other', () => {
    const vorschauen = staende.filter(({ bestellung }) => {
      const gesehen = bestellung.positionen.filter(({ sichtApotheke }) => sichtApotheke !== 'KEINE')
      return gesehen.length > 0 && gesehen.every(({ sichtApotheke }) => sichtApotheke === 'VORSCHAU')
    })
    expect(vorschauen.some(({ bestellung }) => bestellung.rueckfragen.length > 0)).toBe(true)
    for (const stand of vorschauen) {
      const verraten = gefunden(sichtIn(stand, 'APOTHEKE')).filter((spur) => spur === 'dosierung' || spur === 'rueckfrage')
      expect({ weg: stand.weg, verraten }).toEqual({ weg: stand.weg, verraten: [] })
    }
  })

  it('a private thread is read by its two sides', () => {
    const mitVertraulichem = staende.filter(({ bestellung }) => bestellung.rueckfragen.some(({ privat }) => privat))
    expect(mitVertraulichem.length).toBeGreaterThan(0)
    for (const stand of mitVertraulichem) expect(sichtIn(stand, 'PFLEGE').rueckfragen.every(({ privat }) => !privat)).toBe(true)
  })

  it('what the timeline tells of a private thread is told to its two sides', () => {
    const vertraulich = staende.flatMap(({ neue }) =>
      neue.filter(({ aenderung }) => aenderung.ziel === 'rueckfrage' && aenderung.neu.privat),
    )
    expect(vertraulich.length).toBeGreaterThan(0)
    for (const { sichtbarFuer } of vertraulich) expect(sichtbarFuer.toSorted()).toEqual(['APOTHEKE', 'ARZT'])
  })
})
