import { describe, expect, it } from 'vitest'
import { Refusal } from '../shared/refusal.ts'
import type { Auftrag } from './handlungen.contract.ts'
import { decide } from './hausbesuch.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import {
  abschliessen,
  alle,
  angefragt,
  aylin,
  beginnen,
  brandt,
  fremder,
  geplant,
  inStatus,
  now,
  jonas,
  lange,
  nach,
  sabine,
  steps,
  um,
  context,
  weber,
} from './hausbesuch.fixtures.ts'
import { type Person, absagbarAls, planSperre } from './hausbesuch.policy.ts'
import { type BesuchStatus, besuchStatus } from './hausbesuch.ts'
import { type PersonenHandlung, personenHandlungen, checkTransitions, transitions } from './transitions.ts'

const code = (arbeit: () => unknown): string => {
  try {
    arbeit()
    return 'ja'
  } catch (error) {
    if (error instanceof Refusal) return error.code.replace('hausbesuch.', '')
    throw error
  }
}
const attempt = (besuch: Hausbesuch, person: Person, auftrag: Auftrag) => code(() => decide(besuch, auftrag, context(person)))

describe('the table of steps', () => {
  it('reaches every state, and no end is left again', () => {
    expect(checkTransitions(transitions)).toEqual([])
    expect(checkTransitions({ ...transitions, x: { zeile: 'x', von: ['ABGESAGT'], nach: ['GEPLANT'], wer: ['PLANENDE'] } })).toEqual([
      'ABGESAGT is left again',
    ])
    expect(checkTransitions({ annehmen: transitions.annehmen })).toContain('UNTERWEGS cannot be reached')
  })

  it('names for each step the row of the design', () =>
    expect(personenHandlungen.map((handlung) => transitions[handlung].zeile)).toEqual([
      'H3',
      'H4',
      'H5',
      'H5',
      'H6',
      'H7',
      'H8',
      'H9',
      'H10',
      'H11',
      'H12',
      'H13',
    ]))
})

const recht: Record<PersonenHandlung, readonly [BesuchStatus, Person]> = {
  annehmen: ['ANGEFRAGT', lange],
  ablehnen: ['ANGEFRAGT', weber],
  rueckfragen: ['ANGEFRAGT', lange],
  antworten: ['ANGEFRAGT', jonas],
  verschieben: ['GEPLANT', sabine],
  absagen: ['GEPLANT', sabine],
  losfahren: ['GEPLANT', jonas],
  beginnen: ['UNTERWEGS', jonas],
  nichtAntreffen: ['UNTERWEGS', jonas],
  abschliessen: ['BEGONNEN', jonas],
  abbrechen: ['BEGONNEN', jonas],
  nachtragen: ['ABGESCHLOSSEN', jonas],
}
const gefragt = () => nach(angefragt(), lange, steps.rueckfragen)
const before = (handlung: PersonenHandlung): Hausbesuch => (handlung === 'antworten' ? gefragt() : inStatus(recht[handlung][0]))

describe.each(personenHandlungen)('the step %s', (handlung) => {
  const [, person] = recht[handlung]
  const auftrag: Auftrag = steps[handlung]

  it('leads where the table says', () => {
    const besuch = before(handlung)
    const neu = nach(besuch, person, auftrag)
    const { nach: ziele }: { nach: readonly BesuchStatus[] } = transitions[handlung]
    expect(neu.status).toBe(ziele[0] ?? besuch.status)
    expect(neu.version).toBe(besuch.version + 1)
  })

  it('is refused in every other state', () => {
    const { von }: { von: readonly BesuchStatus[] } = transitions[handlung]
    for (const status of besuchStatus.filter((one) => !von.includes(one))) {
      const who = status === 'ANGEFRAGT' || status === 'ABGELEHNT' ? [lange, jonas] : [person, jonas, sabine]
      for (const one of who) expect(['falscher_status', 'nicht_deine_rolle']).toContain(attempt(inStatus(status), one, auftrag))
    }
  })

  it('is nothing for a house that takes no part', () => {
    expect(attempt(before(handlung), fremder, auftrag)).toBe('nicht_deine_rolle')
    expect(attempt(before(handlung), brandt, auftrag)).toBe('nicht_deine_rolle')
  })
})

describe('a reason', () => {
  const spaeter = { version: 1, ...um('2026-11-19', '09:00', ['jonas']), grund: null }
  const moved = (besuch: Hausbesuch, person: Person) => attempt(besuch, person, { handlung: 'verschieben', angaben: spaeter })

  it('is asked for when somebody knows of the visit already, and never made up', () => {
    const nobodys = geplant(sabine, { personIds: [] })
    expect([moved(geplant(), sabine), moved(nobodys, sabine), moved(geplant(jonas), jonas)]).toEqual(['grund_fehlt', 'ja', 'ja'])
  })
})

describe('who may', () => {
  const who = (besuch: Hausbesuch, auftrag: Auftrag) =>
    Object.fromEntries(alle.map((person) => [person.personId, attempt(besuch, person, auftrag)]))

  it('answer a question: everybody in the practice that was asked, nobody who asks', () =>
    expect(who(angefragt(), steps.ablehnen)).toEqual({
      jonas: 'nicht_deine_rolle',
      aylin: 'nicht_deine_rolle',
      sabine: 'nicht_deine_rolle',
      weber: 'ja',
      lange: 'ja',
      brandt: 'nicht_deine_rolle',
    }))

  it('answer a question of the practice: the head of the nursing service only', () => {
    const frage = angefragt('WUNDVISITE', weber)
    expect([sabine, jonas, weber].map((person) => attempt(frage, person, steps.ablehnen))).toEqual([
      'ja',
      'nur_leitung',
      'nicht_deine_rolle',
    ])
  })

  it('drive off: only who is assigned, not even the head', () =>
    expect(who(geplant(), steps.losfahren)).toMatchObject({ jonas: 'ja', aylin: 'nicht_zugewiesen', sabine: 'nicht_zugewiesen' }))

  it('move a nursing visit: the head, and whose own tour it is', () => {
    expect(who(geplant(), steps.verschieben)).toMatchObject({ sabine: 'ja', aylin: 'nur_leitung', weber: 'nicht_deine_rolle' })
    const own: Auftrag = { handlung: 'verschieben', angaben: { ...steps.verschieben.angaben, personIds: ['jonas'] } }
    expect(attempt(geplant(), jonas, own)).toBe('ja')
    expect(attempt(geplant(), jonas, steps.verschieben)).toBe('nur_leitung')
  })

  it('add something to a closed visit: its author and the head', () =>
    expect(who(inStatus('ABGESCHLOSSEN'), steps.nachtragen)).toMatchObject({ jonas: 'ja', sabine: 'ja', aylin: 'nicht_zugewiesen' }))

  it('cancel: for the Klient every nurse, for the house its planners', () => {
    expect(who(geplant(), steps.absagen)).toMatchObject({ jonas: 'ja', aylin: 'ja', sabine: 'ja', weber: 'nicht_deine_rolle' })
    expect(absagbarAls(geplant(), aylin)).toEqual(['KLIENT'])
    expect(absagbarAls(geplant(), sabine)).toEqual(['KLIENT', 'PFLEGE'])
    const praxis = geplant(weber, { typ: 'ARZTBESUCH', personIds: ['weber'] })
    expect(absagbarAls(praxis, lange)).toEqual(['KLIENT', 'PRAXIS'])
    expect(absagbarAls(praxis, jonas)).toEqual(['KLIENT'])
    const alsPflege: Auftrag = { handlung: 'absagen', angaben: { ...steps.absagen.angaben, durch: 'PFLEGE' } }
    expect(attempt(geplant(), aylin, alsPflege)).toBe('nicht_in_diesem_namen')
  })

  it('take a question back: who asked, while who was asked refuses instead', () => {
    expect(nach(angefragt(), jonas, steps.absagen).status).toBe('ABGESAGT')
    expect(attempt(angefragt(), weber, steps.absagen)).toBe('falscher_status')
  })

  it('plan: the head all nursing visits, a nurse the own tour, a practice its own', () => {
    expect(planSperre('PFLEGEBESUCH', jonas, ['jonas'])).toBeNull()
    expect(planSperre('PFLEGEBESUCH', jonas, ['aylin'])).toBe('hausbesuch.nur_leitung')
    expect(planSperre('ERSTBESUCH', jonas, ['jonas'])).toBe('hausbesuch.nur_leitung')
    expect(planSperre('ERSTBESUCH', sabine, ['jonas'])).toBeNull()
    expect(planSperre('ARZTBESUCH', lange, ['weber'])).toBeNull()
    expect(planSperre('ARZTBESUCH', sabine, ['weber'])).toBe('hausbesuch.typ_nicht_moeglich')
    expect(planSperre('GEMEINSAME_VISITE', weber, ['weber'])).toBe('hausbesuch.typ_nicht_moeglich')
  })

  it('ask: nursing service a practice or pharmacy, a practice for a look at a wound, a pharmacy nobody', () => {
    expect(angefragt('APOTHEKENBESUCH').anfrage).toMatchObject({ von: 'PFLEGE', an: 'APOTHEKE', am: now })
    expect(angefragt('GEMEINSAME_VISITE', weber).anfrage).toMatchObject({ von: 'ARZT', an: 'PFLEGE' })
    expect(code(() => angefragt('PFLEGEBESUCH'))).toBe('typ_nicht_moeglich')
    expect(code(() => angefragt('ARZTBESUCH', brandt))).toBe('typ_nicht_moeglich')
  })
})

describe('a question', () => {
  it('that was answered with a proposal waits for who asked, and then for the practice again', () => {
    const waits = gefragt()
    expect(waits.anfrage?.offenBei).toBe('PFLEGE')
    const zurueck = nach(waits, aylin, steps.antworten)
    expect(zurueck.anfrage).toMatchObject({ offenBei: 'ARZT', wunsch: { datum: '2026-11-19', von: '08:00', bis: '10:00' } })
    expect(zurueck.nachrichten.map(({ seite, text }) => [seite, text])).toEqual([
      ['ARZT', 'Geht auch morgen?'],
      ['PFLEGE', 'Ja'],
    ])
  })

  it('cannot be answered before somebody has asked back', () =>
    expect(attempt(angefragt(), jonas, steps.antworten)).toBe('keine_rueckfrage'))

  it('for a joint visit is accepted within the hours that both have named only', () => {
    const frage = angefragt('GEMEINSAME_VISITE')
    const zu = (uhrzeit: string): Auftrag => ({ handlung: 'annehmen', angaben: { version: 1, ...um('2026-11-18', uhrzeit, ['weber']) } })
    expect(['13:45', '14:00', '15:30', '15:45'].map((uhrzeit) => attempt(frage, weber, zu(uhrzeit)))).toEqual([
      'zeit_nicht_abgestimmt',
      'ja',
      'ja',
      'zeit_nicht_abgestimmt',
    ])
    const verabredet = nach(frage, weber, zu('15:00'))
    const withJonas = nach(verabredet, sabine, {
      handlung: 'verschieben',
      angaben: { version: 2, ...um('2026-11-18', '15:00', ['jonas']), grund: 'Jonas kommt' },
    })
    expect(withJonas.zugewiesene.map(({ personId }) => personId)).toEqual(['weber', 'jonas'])
  })
})

describe('a visit', () => {
  it('keeps the agreed wall time over the change of the clocks', () => {
    const plan = (date: string) => geplant(sabine, { ...um(date, '08:00', ['jonas']) }).plan
    expect(plan('2026-10-24')?.von).toBe('2026-10-24T06:00:00.000Z')
    expect(plan('2026-10-26')?.von).toBe('2026-10-26T07:00:00.000Z')
  })

  it('is moved only to something else, also when the database has put its fields into another order', () => {
    const { plan, ...rest } = geplant()
    const seen = {
      ...rest,
      plan: plan && { bis: plan.bis, von: plan.von, uhrzeit: plan.uhrzeit, datum: plan.datum, dauerMinuten: plan.dauerMinuten },
    }
    const angaben = { version: 1, ...um('2026-11-19', '08:00', ['jonas']), grund: 'Versehen' }
    expect(attempt(seen, sabine, { handlung: 'verschieben', angaben })).toBe('nichts_geaendert')
  })

  it('is neither accepted nor moved for somebody who has died, whoever still has it on the screen', () => {
    const dead = { klientStatus: 'VERSTORBEN' } as const
    expect(code(() => nach(angefragt(), weber, steps.annehmen, dead))).toBe('klient_nicht_in_versorgung')
    expect(code(() => nach(geplant(), sabine, steps.verschieben, dead))).toBe('klient_nicht_in_versorgung')
  })

  it('takes nobody from another house', () => expect(code(() => geplant(sabine, { personIds: ['weber'] }))).toBe('person_unbekannt'))

  it('may wait for its person when the head plans it for the nursing service, and nobody sets out to it', () => {
    const open = geplant(sabine, { personIds: [] })
    expect([open.status, open.zugewiesene]).toEqual(['GEPLANT', []])
    expect([jonas, sabine].map((person) => attempt(open, person, steps.losfahren))).toEqual(['nicht_zugewiesen', 'nicht_zugewiesen'])
    expect(code(() => geplant(jonas, { personIds: [] }))).toBe('nur_leitung')
    expect(attempt(open, jonas, steps.verschieben)).toBe('nur_leitung')
    expect(nach(open, sabine, steps.verschieben).zugewiesene.map(({ name }) => name)).toEqual(['Aylin'])
    const zurueck: Auftrag = { handlung: 'verschieben', angaben: { version: 1, ...um('2026-11-19', '08:00', []), grund: 'Krank' } }
    expect(nach(geplant(), sabine, zurueck).zugewiesene).toEqual([])
    expect(attempt(geplant(), jonas, zurueck)).toBe('nur_leitung')
    expect(code(() => geplant(sabine, { typ: 'ERSTBESUCH', personIds: [] }))).toBe('person_fehlt')
  })

  it('is not planned against a hard finding', () => {
    const befund = {
      art: 'QUALIFIKATION_FEHLT',
      schwere: 'FEHLER',
      person: { id: 'aylin', name: 'Aylin' },
      besuch: null,
      bis: null,
      minuten: null,
      gruppe: null,
    } as const
    expect(code(() => decide(geplant(), steps.verschieben, context(sabine, { befunde: [befund] })))).toBe('qualifikation_fehlt')
    expect(code(() => decide(geplant(), steps.verschieben, context(sabine, { befunde: [{ ...befund, schwere: 'WARNUNG' }] })))).toBe('ja')
  })

  it('that is cancelled within a day says so', () => {
    expect(nach(geplant(), sabine, steps.absagen).absage?.kurzfristig).toBe(true)
    expect(nach(geplant(sabine, um('2026-11-20', '08:00', ['jonas'])), sabine, steps.absagen).absage?.kurzfristig).toBe(false)
  })

  it.each([
    ['by the client within a day', '2026-11-18', {}, 'ja'],
    ['by the client two days before', '2026-11-20', {}, 'nicht_berechenbar'],
    ['by the service within a day', '2026-11-18', { durch: 'PFLEGE' as const }, 'nicht_berechenbar'],
    ['because nobody of the service could come', '2026-11-18', { grund: 'PERSONALAUSFALL' as const }, 'nicht_berechenbar'],
  ])('that is cancelled %s may be charged or not', (_name, tag, anders, erwartet) => {
    const auftrag: Auftrag = { handlung: 'absagen', angaben: { ...steps.absagen.angaben, grund: 'ABWESEND', berechnung: true, ...anders } }
    expect(attempt(geplant(sabine, um(tag, '20:00', ['jonas'])), sabine, auftrag)).toBe(erwartet)
  })

  it('is closed with a word on every planned service', () => {
    const leistung = { code: null, bezeichnung: 'Verband', quelle: 'HKP' as const, sollMinuten: 15 }
    const running = nach(geplant(sabine, { leistungen: [leistung] }), jonas, beginnen)
    expect(attempt(running, jonas, abschliessen)).toBe('leistung_offen')
    const done = nach(running, jonas, {
      handlung: 'abschliessen',
      angaben: { version: 2, ergebnis: 'x', leistungen: [{ erbracht: false, grund: 'Klient wollte nicht' }] },
    })
    expect(done).toMatchObject({ ende: now, leistungen: [{ erbracht: false, grundNichtErbracht: 'Klient wollte nicht' }] })
  })

  it('that was broken off is closed and says why; an addition leaves the original as it was', () => {
    expect(nach(inStatus('BEGONNEN'), jonas, steps.abbrechen)).toMatchObject({ status: 'ABGESCHLOSSEN', abgebrochen: 'Notarzt gerufen' })
    const done = inStatus('ABGESCHLOSSEN')
    const ergaenzt = nach(done, sabine, steps.nachtragen)
    expect(ergaenzt.ergebnis).toBe(done.ergebnis)
    expect(nach(inStatus('NICHT_ANGETROFFEN'), jonas, steps.nachtragen)).toMatchObject({
      status: 'NICHT_ANGETROFFEN',
      nachtraege: [{ name: 'Jonas' }],
    })
    expect(ergaenzt.nachtraege).toEqual([{ personId: 'sabine', name: 'Sabine', am: now, text: 'Temperatur war 37,8' }])
  })
})
