import { describe, expect, it } from 'vitest'
import {
  apotheke,
  arzt,
  bis,
  entwurf,
  klientStand,
  nachweis,
  pflege,
  positionInput,
  verordnung,
  welt,
  withoutRezept,
} from './bestellung.fixtures.ts'
import { after } from './bestellung.decider.ts'
import { klientStandMelden, vorabinfoBeenden } from './klientStand.decider.ts'
import { visibleTo } from './listRow.ts'
import { devolve } from './ereignis.ts'
import { checkVersand } from './versand.ts'

const withVorabinfo = (positionen = [positionInput()]) => {
  const dieWelt = welt(entwurf({ positionen }))
  dieWelt.umstaende = { klient: { ...klientStand, einwilligungen: ['EMPFANGSVOLLMACHT', 'VORABINFO'] } }
  return dieWelt
}

describe('that a Klient is not at home', () => {
  it('hear the sides that have his order before them, and nothing of why', () => {
    const dieWelt = welt()
    expect(klientStandMelden(dieWelt.bestellung, true)).toEqual([])
    dieWelt.run(pflege, 'senden', {})
    const [ereignis, ...further] = klientStandMelden(dieWelt.bestellung, true)
    expect(further).toEqual([])
    expect(ereignis).toMatchObject({ art: 'klientAbwesend', angaben: {}, sichtbarFuer: ['PFLEGE', 'ARZT'] })
    expect(klientStandMelden(dieWelt.bestellung, false)).toMatchObject([{ art: 'klientZurueck' }])
  })

  it('hears nobody whose part is done', () => {
    const dieWelt = welt()
    dieWelt.run(pflege, 'senden', {})
    dieWelt.run(pflege, 'stornieren', { positionIds: dieWelt.ids, grund: 'verstorben' })
    expect(klientStandMelden(dieWelt.bestellung, true)).toEqual([])
  })

  it('changes nothing of the order', () => {
    const dieWelt = welt()
    dieWelt.run(pflege, 'senden', {})
    const neu = after(dieWelt.bestellung, klientStandMelden(dieWelt.bestellung, true))
    expect({ ...neu, version: dieWelt.bestellung.version }).toEqual(dieWelt.bestellung)
  })
})

describe('who redeems a prescription for a Klient', () => {
  const verordnet = () => {
    const dieWelt = withVorabinfo()
    dieWelt.run(pflege, 'senden', {})
    dieWelt.run(arzt, 'verordnen', verordnung(dieWelt.ids))
    return dieWelt
  }
  const geben = { ort: null }

  it('needs his authority on that very day', () => {
    const dieWelt = verordnet()
    const klient = dieWelt.umstaende.klient ?? null
    dieWelt.umstaende = { klient: klient && { ...klient, einwilligungen: [] } }
    expect(() => dieWelt.run(pflege, 'anApothekeGeben', { ...geben, positionIds: dieWelt.ids })).toThrow('bestellung.vollmacht_fehlt')
    dieWelt.run(pflege, 'stornieren', { positionIds: dieWelt.ids, grund: 'Wird selbst eingelöst' })
    expect(dieWelt.bestellung.positionen[0]?.status).toBe('STORNIERT')
  })

  it('is not asked for it when a pharmacy takes the prescription in from the Klient', () => {
    const dieWelt = verordnet()
    dieWelt.run(apotheke, 'anApothekeGeben', { ...geben, positionIds: dieWelt.ids })
    expect(dieWelt.bestellung.positionen[0]?.status).toBe('BEI_APOTHEKE')
  })
})

describe('who receives for a Klient', () => {
  const faults = (rest: Parameters<typeof entwurf>[0], einwilligungen: string[] = []) => {
    const { bestellung, now } = welt(entwurf({ positionen: [withoutRezept()], einloesung: null, ...rest }))
    const stand = {
      klient: { ...klientStand, einwilligungen },
      now,
      heute: '2026-11-18',
      fruehere: [],
      direktErlaubt: false,
      bundesland: null,
    }
    const found = checkVersand(bestellung, stand).filter(({ schwere }) => schwere === 'FEHLER')
    return found.map(({ path, code }) => `${path} ${code}`)
  }

  it('needs his authority also for what needs no prescription, when it is brought to the nursing service or fetched by it', () => {
    for (const lieferart of ['LIEFERUNG_PFLEGEDIENST', 'ABHOLUNG_PFLEGE'] as const) {
      expect(faults({ lieferart })).toEqual(['lieferart versand.empfang_ohne_vollmacht'])
      expect(faults({ lieferart }, ['EMPFANGSVOLLMACHT'])).toEqual([])
      expect(faults({ lieferart, art: 'EINRICHTUNG', klientId: null })).toEqual([])
    }
    for (const lieferart of ['LIEFERUNG_KLIENT', 'ABHOLUNG_KLIENT'] as const) expect(faults({ lieferart })).toEqual([])
  })

  it('is told once, where a prescription is redeemed as well', () => {
    const both = faults({ positionen: [positionInput()], einloesung: 'DURCH_PFLEGE', lieferart: 'LIEFERUNG_PFLEGEDIENST' })
    expect(both).toEqual(['einloesung versand.empfangsvollmacht_fehlt'])
  })

  it('needs it still on the day on which it is fetched', () => {
    const w = bis('BEREIT', welt(entwurf({ lieferart: 'ABHOLUNG_PFLEGE' })))
    const fetched = { lieferungId: w.bestellung.lieferungen[0]?.id, nachweis: nachweis() }
    w.umstaende = { klient: { ...klientStand, einwilligungen: [] } }
    expect(() => w.run(pflege, 'abholungBestaetigen', fetched)).toThrow('bestellung.vollmacht_fehlt')
    w.umstaende = {}
    w.run(pflege, 'abholungBestaetigen', fetched)
    expect(w.bestellung.positionen[0]?.status).toBe('GELIEFERT')
  })
})

describe('a Notfall', () => {
  // Nine o’clock in London, ten in Berlin.
  const faults = (bedarfBis: string, bedarfUhrzeit: string | null) => {
    const { bestellung, now } = welt(entwurf({ prioritaet: 'NOTFALL', bedarfBis, bedarfUhrzeit }))
    return checkVersand(bestellung, {
      klient: klientStand,
      now,
      heute: '2026-11-18',
      fruehere: [],
      direktErlaubt: false,
      bundesland: null,
    }).map(({ path, code, schwere }) => `${path} ${code} ${schwere}`)
  }

  it('is needed within 24 hours: of tomorrow only the time says whether it is', () => {
    expect(faults('2026-11-18', null)).toEqual([])
    expect(faults('2026-11-18', '23:00')).toEqual([])
    expect(faults('2026-11-19', null)).toEqual(['bedarfUhrzeit versand.notfall_uhrzeit WARNUNG'])
    expect(faults('2026-11-19', '10:00')).toEqual([])
    expect(faults('2026-11-19', '10:01')).toEqual(['bedarfUhrzeit versand.notfall_frist FEHLER'])
    expect(faults('2026-11-20', '08:00')).toEqual(['bedarfBis versand.notfall_frist FEHLER'])
  })
})

describe('when the advance information is withdrawn', () => {
  it('the pharmacy sees nothing any more of what still lies with the doctor', () => {
    const dieWelt = withVorabinfo()
    dieWelt.run(pflege, 'senden', {})
    expect(visibleTo(dieWelt.bestellung)).toContain(apotheke.organisationId)
    const ereignisse = vorabinfoBeenden(dieWelt.bestellung, dieWelt.now)
    // The practice does not know of a pharmacy.
    expect(ereignisse).toMatchObject([{ art: 'vorabinfoEnde', sichtbarFuer: ['PFLEGE'] }])
    const neu = after(dieWelt.bestellung, ereignisse)
    expect(visibleTo(neu)).toEqual([pflege.organisationId, arzt.organisationId])
    expect(vorabinfoBeenden(neu, dieWelt.now)).toEqual([])
    expect(ereignisse.reduceRight(devolve, neu).positionen).toEqual(dieWelt.bestellung.positionen)
  })

  it('leaves it what it already works on, and gets the rest when there is a prescription', () => {
    const dieWelt = withVorabinfo([positionInput(), withoutRezept()])
    dieWelt.run(pflege, 'senden', {})
    dieWelt.bestellung = after(dieWelt.bestellung, vorabinfoBeenden(dieWelt.bestellung, dieWelt.now))
    expect(dieWelt.bestellung.positionen.map(({ sichtApotheke }) => sichtApotheke)).toEqual(['KEINE', 'VOLL'])
    const [first = ''] = dieWelt.ids
    dieWelt.run(arzt, 'verordnen', verordnung([first]))
    dieWelt.run(pflege, 'anApothekeGeben', { positionIds: [first], ort: null })
    expect(dieWelt.bestellung.positionen.map(({ sichtApotheke }) => sichtApotheke)).toEqual(['VOLL', 'VOLL'])
  })
})
