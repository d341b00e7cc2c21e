import { describe, expect, it } from 'vitest'
import { after } from '../bestellung/bestellung.decider.ts'
import type { Bestellung } from '../bestellung/bestellung.document.ts'
import { apotheke, arzt, bis, entwurf, organisation, person, pflege, positionInput, welt } from '../bestellung/bestellung.fixtures.ts'
import { devolve, evolve, positionEreignis } from '../bestellung/ereignis.ts'
import { klientStandMelden, klientWandelMelden, vorabinfoBeenden } from '../bestellung/klientStand.decider.ts'
import { rowsOf } from '../bestellung/listRow.ts'
import { allerStaende, type Stand } from '../bestellung/randomWalk.fixtures.ts'
import { organisationAuf, visiblePositionen } from '../bestellung/stand.ts'
import { type Seite, seiten } from '../shared/akteur.ts'
import { canAct, meldungenOf, type Step } from './anlass.decider.ts'
import {
  type Anlass,
  type KontoAnlass,
  bestellungAnlaesse,
  bestellungAnlassList,
  kontoAnlaesse,
  themaOfKonto,
  themenOfSeite,
} from './anlaesse.ts'
import { themen } from './notification.ts'
import { sentenceOf } from './sentences.ts'

function stepOf({ bestellung, vorher, neue }: Pick<Stand, 'bestellung' | 'vorher' | 'neue'>, urheber: Step['urheber'] = null): Step {
  const ereignisse = neue.map((ereignis) => ({
    ...ereignis,
    sichtbarFuer: ereignis.sichtbarFuer.map((seite) => organisationAuf(bestellung, seite)).filter((id) => id !== null),
  }))
  return { vorher, nachher: bestellung, ereignisse, urheber }
}

const gegangen = allerStaende(100, 20261121)
const vomKlienten = gegangen.flatMap(({ bestellung, ...rest }): Stand[] =>
  [
    klientStandMelden(bestellung, true),
    klientStandMelden(bestellung, false),
    ...(['BEENDET', 'VERSTORBEN'] as const).map((art) =>
      klientWandelMelden(bestellung, { art, abwesenheit: null, ab: '2026-11-18', bis: null, now: bestellung.erstelltAm }, 'UHR'),
    ),
    vorabinfoBeenden(bestellung, bestellung.erstelltAm),
  ]
    .filter((added) => added.length > 0)
    .map((neue) => ({ ...rest, vorher: bestellung, bestellung: after(bestellung, neue), neue })),
)
const staende = [...gegangen, ...vomKlienten]
const steps = staende.map((stand) => ({ stand, schritt: stepOf(stand), meldungen: meldungenOf(stepOf(stand)) }))

it('a Muster 12 is collected for the Krankenkasse, and neither it nor what has expired is to be given to a pharmacy', () => {
  const hkp = positionInput({ produkt: { ...positionInput().produkt, produktart: 'SONSTIGES' }, rezeptart: 'MUSTER12' })
  const told = (positionen: ReturnType<typeof positionInput>[], fristGewarnt: number | null = null) => {
    const w = bis('BEIM_ARZT', welt(entwurf({ positionen })))
    const vorher = w.bestellung
    const nachher = {
      ...vorher,
      positionen: vorher.positionen.map((position) => ({ ...position, status: 'VERORDNET' as const, fristGewarnt })),
    }
    return meldungenOf({ vorher, nachher, ereignisse: [], urheber: null }).find(({ seite }) => seite === 'PFLEGE')?.anlaesse
  }
  expect(told([positionInput()])).toEqual(['DRAN_REZEPT'])
  expect(told([positionInput()], -1), 'has expired').toEqual(['DRAN_PFLEGE'])
  expect(told([hkp])).toEqual(['DRAN_VERORDNUNG'])
  expect(told([positionInput(), hkp])).toEqual(['DRAN_PFLEGE'])
})

it('what is ready is to be collected where the nursing service collects it, and not because the pharmacy asks something', () => {
  const told = (lieferart: 'ABHOLUNG_PFLEGE' | 'LIEFERUNG_KLIENT') => {
    const { bestellung: vorher } = bis('BEREIT', welt(entwurf({ lieferart })))
    const [{ id } = { id: '' }] = vorher.positionen
    const nachricht = { id: 'n', von: 'APOTHEKE' as const, personName: 'Felix Brandt', text: 'Wer ist da?', am: vorher.erstelltAm }
    const frage = { id: 'f', positionIds: [id], von: 'APOTHEKE' as const, an: 'PFLEGE' as const, privat: false, erledigtAm: null }
    const nachher = { ...vorher, rueckfragen: [{ ...frage, offenBei: 'PFLEGE' as const, nachrichten: [nachricht] }] }
    const before = lieferart === 'ABHOLUNG_PFLEGE' ? null : vorher
    return meldungenOf({ vorher: before, nachher, ereignisse: [], urheber: null }).find(({ seite }) => seite === 'PFLEGE')?.anlaesse
  }
  expect(told('ABHOLUNG_PFLEGE')).toEqual(['DRAN_ABHOLUNG'])
  expect(told('LIEFERUNG_KLIENT')).toEqual(['DRAN_PFLEGE'])
})

describe('on every way that people and the clock can take an order', () => {
  it('a step undone gives the order before it', () => {
    for (const { vorher, neue } of staende) {
      if (vorher === null) continue
      const nachher = neue.reduce(evolve, vorher)
      expect(neue.reduceRight(devolve, nachher)).toEqual(vorher)
    }
  })

  it('only sides that see something of the order are told of it, and only what is for them', () => {
    for (const { schritt, meldungen } of steps) {
      for (const { organisationId, seite, anlaesse } of meldungen) {
        // Who lost it by forwarding is notified of what it saw until then.
        const seen = anlaesse[0] === 'WEITERGELEITET' && schritt.vorher !== null ? schritt.vorher : schritt.nachher
        expect(organisationId).toBe(organisationAuf(seen, seite))
        expect(seite === 'PFLEGE' || visiblePositionen(seen, seite).length > 0).toBe(true)
        for (const anlass of anlaesse) expect(bestellungAnlaesse[anlass].an).toContain(seite)
      }
    }
  })

  it('a draft is told to nobody, and whose turn it becomes by sending is told so', () => {
    for (const { schritt, meldungen } of steps) {
      const sent = schritt.ereignisse[0]?.art === 'senden'
      const dran = rowsOf(schritt.nachher).filter(({ seite, wartetAuf }) => sent && wartetAuf === seite)
      const gemeldet = meldungen.filter(({ anlaesse }) => anlaesse.some((anlass) => anlass.includes('DRAN')))
      expect(gemeldet.map(({ seite }) => seite)).toEqual(expect.arrayContaining(dran.map(({ seite }) => seite)))
      expect(schritt.nachher.gesendetAm === null ? meldungen : []).toEqual([])
    }
  })

  it('every cause is met', () => {
    const getroffen = new Set(steps.flatMap(({ meldungen }) => meldungen.flatMap(({ anlaesse }) => anlaesse)))
    expect(bestellungAnlassList.filter((anlass) => !getroffen.has(anlass))).toEqual([])
  })

  it('nobody is told what the own organisation did', () => {
    for (const { stand } of steps)
      for (const seite of seiten) {
        const urheber = { organisationId: organisation[seite], personId: `person-${seite}` }
        expect(meldungenOf(stepOf(stand, urheber)).map(({ organisationId }) => organisationId)).not.toContain(organisation[seite])
      }
  })
})

describe('who is meant', () => {
  const frage = (an: Seite, offenBei: Seite | null, privat = false) => {
    const { bestellung, ids } = bis('BEI_APOTHEKE')
    const neu = { id: 'f', positionIds: ids, von: 'APOTHEKE' as const, an, privat, offenBei, erledigtAm: null, nachrichten: [] }
    const nachher: Bestellung = { ...bestellung, rueckfragen: [neu] }
    return meldungenOf({
      vorher: { ...bestellung, rueckfragen: [{ ...neu, offenBei: offenBei === null ? an : null }] },
      nachher,
      ereignisse: [
        {
          art: offenBei === null ? 'rueckfrageAntworten' : 'rueckfrageStellen',
          aenderung: { ziel: 'rueckfrage', alt: null, neu },
          angaben: {},
          sichtbarFuer: privat ? [organisation.APOTHEKE, organisation[an]] : Object.values(organisation),
        },
      ],
      urheber: { organisationId: offenBei === null ? organisation[an] : organisation.APOTHEKE, personId: 'x' },
    })
  }

  it('a practice where the prescription lies is told to lay it out', () => {
    const liegt = positionInput({ rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_IN_PRAXIS', ausgestelltAm: '2026-11-16' })
    const { bestellung: vorher } = welt(entwurf({ positionen: [liegt] }))
    const w = welt(entwurf({ positionen: [liegt] }))
    w.run(pflege, 'senden', {})
    const position = w.bestellung.positionen[0] ?? expect.unreachable()
    const neue = [positionEreignis('senden', position, { now: w.now, neu: { rezept: position.rezept } })]
    const told = meldungenOf(stepOf({ bestellung: w.bestellung, vorher, neue }, { organisationId: organisation.PFLEGE, personId: 'x' }))
    expect(told.map(({ seite, anlaesse }) => [seite, anlaesse])).toEqual(
      expect.arrayContaining([
        ['ARZT', ['REZEPT_ABHOLUNG']],
        ['APOTHEKE', ['DRAN_APOTHEKE']],
      ]),
    )
  })

  it('a question is told to whom it is asked and an answer to who asked, not to the side that may read along', () => {
    expect(frage('ARZT', 'ARZT').map(({ seite, anlaesse }) => [seite, anlaesse[0]])).toEqual([['ARZT', 'RUECKFRAGE']])
    const answer = frage('ARZT', null)
    expect(answer.map(({ seite, anlaesse }) => [seite, anlaesse[0]])).toEqual([['APOTHEKE', 'ANTWORT']])
    expect(answer[0]?.nurWerHandelt).toBe(false)
  })

  it('a question between practice and pharmacy alone is told to nobody of the nursing service', () => {
    expect(frage('ARZT', 'ARZT', true).some(({ seite }) => seite === 'PFLEGE')).toBe(false)
  })

  it('an order goes to who can do something with it: not to the one of the pharmacy who may not decide', () => {
    const { bestellung } = bis('BEI_APOTHEKE')
    expect(canAct(bestellung, apotheke, '2026-11-18')).toBe(true)
    expect(canAct(bestellung, person('APOTHEKE', { istPharmazeutisch: false }), '2026-11-18')).toBe(false)
    expect(canAct(bestellung, arzt, '2026-11-18')).toBe(true)
  })

  it('who loses an order by forwarding is told, and the new house that it is its turn', () => {
    const { bestellung } = bis('BEI_APOTHEKE')
    const meldungen = meldungenOf({
      vorher: bestellung,
      nachher: { ...bestellung, apothekeId: 'org-neu' },
      ereignisse: [],
      urheber: { organisationId: organisation.PFLEGE, personId: pflege.personId },
    })
    expect(meldungen.map(({ organisationId, anlaesse }) => [organisationId, anlaesse])).toEqual([
      ['org-neu', ['DRAN_APOTHEKE']],
      [organisation.APOTHEKE, ['WEITERGELEITET']],
    ])
  })

  it('the first reminder goes to the doctor the order is addressed to, the later ones to the whole practice', () => {
    const eskaliert = (stufe: number) => {
      const { bestellung } = bis('BEIM_ARZT', welt(entwurf({ arztPersonId: 'dr-weber' })))
      const ereignis = {
        art: 'eskalieren' as const,
        aenderung: { ziel: 'nichts' as const },
        angaben: { stufe },
        sichtbarFuer: [organisation.ARZT],
      }
      return meldungenOf({ vorher: bestellung, nachher: bestellung, ereignisse: [ereignis], urheber: null })
    }
    expect(eskaliert(1)).toMatchObject([{ seite: 'ARZT', nurPersonId: 'dr-weber', werte: { stufe: 1 } }])
    expect(eskaliert(2)).toMatchObject([{ seite: 'ARZT', nurPersonId: null, werte: { stufe: 2 } }])
  })
})

describe('the sentences', () => {
  const all: Anlass[] = [...bestellungAnlassList, ...(Object.keys(kontoAnlaesse) as (keyof typeof kontoAnlaesse)[])]
  const values = { nummer: '2026-000123', tage: 3, stufe: 2 }

  it('stand in both languages and have no gap', () => {
    for (const anlass of all) {
      const [de, en] = [sentenceOf(anlass, values, 'de'), sentenceOf(anlass, values, 'en')]
      for (const { title, description } of [de, en]) {
        expect(title.length).toBeGreaterThan(3)
        expect(`${title}${description}`).not.toMatch(/[{}]|undefined/)
      }
      expect(de).not.toEqual(en)
    }
  })

  it('name the order, and never the pharmacy to a practice', () => {
    for (const anlass of bestellungAnlassList) {
      const { title, description } = sentenceOf(anlass, values, 'de')
      expect(description).toContain('2026-000123')
      const nurArzt = bestellungAnlaesse[anlass].an.every((seite) => seite === 'ARZT')
      if (nurArzt || anlass === 'ESKALATION' || anlass === 'STORNIERT') expect(`${title} ${description}`).not.toMatch(/Apotheke|Lieferung/)
    }
  })

  it('can be read of an entry that keeps the words of its moment', () => {
    expect(sentenceOf('BESUCH_GEPLANT', { ...values, wann: ' (24.12.2026, 08:05)' }, 'en').description).toContain('(24.12.2026, 08:05)')
    expect(sentenceOf('NEUES_GERAET', { geraet: 'unbekanntes Gerät' }, 'en').description).toContain('unbekanntes Gerät')
  })

  it('count days as people do, and write values as text', () => {
    expect(sentenceOf('REZEPT_ENDET', { ...values, tage: 1 }, 'de').description).toContain('noch einen Tag gültig')
    expect(sentenceOf('REZEPT_ENDET', { ...values, tage: 0 }, 'en').description).toContain('valid today only')
    expect(sentenceOf('BESUCH_GEPLANT', { ...values, datum: '2026-12-24', uhrzeit: '08:05' }, 'en').description).toContain(
      '(24/12/2026, 08:05)',
    )
    expect(sentenceOf('TOUR_ABGEGEBEN', { datum: '2026-12-24' }, 'de').description).toContain('am 24.12.2026 fährt')
    expect(sentenceOf('DRAN_ARZT', { nummer: '<img src=x>' }, 'de').description).toContain('<b>&lt;img src=x&gt;</b>')
  })
})

describe('what can be switched off', () => {
  it('is not what care depends on', () => {
    const pflicht = bestellungAnlassList.filter((anlass) => themen[bestellungAnlaesse[anlass].thema].pflicht)
    for (const anlass of [
      'NOTFALL',
      'NOTFALL_DRAN',
      'GESCHEITERT',
      'ABGELEHNT',
      'REZEPT_ENDET',
      'REZEPT_ABGELAUFEN',
      'ESKALATION',
    ] as const)
      expect(pflicht).toContain(anlass)
  })

  it('is offered only to sides that can get it', () => {
    expect(themenOfSeite('ARZT')).toEqual(['frist', 'rueckfrage', 'storno', 'dran', 'eilbesuch', 'besuch', 'aufgabe', 'anliegen', 'post'])
    expect(themenOfSeite('PFLEGE')).toEqual(Object.keys(themen))
  })

  it('is every cause beside orders as well, except what is about the own account, the organisation or the law', () => {
    const themaOf = (anlass: string) => themaOfKonto(anlass as KontoAnlass)
    const causes = Object.keys(kontoAnlaesse)
    for (const anlass of causes.filter((one) => /^(BESUCH|TOUR|ANORDNUNG)_/.test(one)))
      expect([anlass, themaOf(anlass)]).toEqual([anlass, /SOFORT|UEBERFAELLIG/.test(anlass) ? 'eilbesuch' : 'besuch'])
    for (const anlass of causes.filter((one) => one.startsWith('ANLIEGEN_')))
      expect([anlass, themaOf(anlass)]).toEqual([anlass, 'anliegen'])
    expect([themaOf('FRISTEN_ZUGEWIESEN'), themaOf('PASSWORT_GEAENDERT'), themaOf('AUFNAHME_WARTET')]).toEqual(['aufgabe', null, null])
  })
})
