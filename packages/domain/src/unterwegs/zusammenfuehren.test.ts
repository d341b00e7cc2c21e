import { describe, expect, it } from 'vitest'
import { abschliessen, beginnen, geplant, inStatus, now, jonas, nach, sabine, steps, context } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { timeSperre } from './unterwegs.ts'
import { type ForeignChange, type Schritteintrag, merge } from './zusammenfuehren.ts'

const minutesAgo = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString()
const kopf = { eintragId: 'e', hausbesuchId: 'besuch', am: minutesAgo(20), gesehen: 1 }
const beginn: Schritteintrag = { ...kopf, art: 'beginnen', angaben: { identitaetGeprueft: true } }
const end: Schritteintrag = { ...kopf, art: 'abschliessen', angaben: { ergebnis: 'Wunde trocken', leistungen: [] } }
const from = (person: string | null, alt: Partial<Hausbesuch>): ForeignChange => ({ person, am: minutesAgo(60), alt })
const lead = (besuch: Hausbesuch, eintrag: Schritteintrag, fremde: ForeignChange[] = [], who = jonas) =>
  merge({ besuch, eintrag, fremde, umstaende: context(who) })

describe('What was written on the way', () => {
  it('is the step itself, at the moment in which it happened, while the step is open', () => {
    expect(lead(geplant(), beginn)).toMatchObject({ art: 'UEBERNOMMEN', ereignis: { neu: { beginn: kopf.am } }, felder: [] })
  })

  it('never ends a visit before it began, even when the clock of the device was set back', () => {
    const begonnen = nach(geplant(), jonas, beginnen)
    expect(lead(begonnen, end)).toMatchObject({ ereignis: { neu: { ende: begonnen.beginn } } })
  })

  it('lies beside a visit that was called off meanwhile: the plan is the server’s, the words are hers', () => {
    const alt = geplant()
    const abgesagt = nach(alt, sabine, steps.absagen)
    expect(lead(abgesagt, end, [from('Sabine', { status: 'GEPLANT', absage: null })])).toEqual({
      art: 'NACHGEREICHT',
      felder: [
        { feld: 'status', meins: 'GEPLANT', server: 'ABGESAGT', durch: 'Sabine', am: minutesAgo(60), gewinnt: 'SERVER' },
        { feld: 'ende', meins: kopf.am, server: null, durch: null, am: null, gewinnt: 'PERSON' },
        { feld: 'ergebnis', meins: 'Wunde trocken', server: null, durch: null, am: null, gewinnt: 'PERSON' },
      ],
    })
  })

  it('is kept from who was assigned when she saw it, and refused from who never was', () => {
    const alt = geplant()
    const beiAylin = nach(alt, sabine, steps.verschieben)
    expect(lead(beiAylin, beginn, [from('Sabine', { plan: alt.plan, zugewiesene: alt.zugewiesene })])).toMatchObject({
      art: 'NACHGEREICHT',
      felder: [{ feld: 'zeit' }, { feld: 'personen', meins: 'Jonas', server: 'Aylin' }, { feld: 'beginn' }],
    })
    expect(lead(alt, beginn, [], sabine)).toEqual({ art: 'ABGELEHNT', code: 'hausbesuch.nicht_zugewiesen' })
  })

  it('of a visit that somebody else has finished keeps both results', () => {
    const done = nach(inStatus('BEGONNEN'), jonas, { ...abschliessen, angaben: { ...abschliessen.angaben, ergebnis: 'Von Aylin' } })
    const { felder } = lead(done, end, [from('Aylin', { ergebnis: null, ende: null })]) as { felder: unknown[] }
    expect(felder).toContainEqual(
      expect.objectContaining({ feld: 'ergebnis', meins: 'Wunde trocken', server: 'Von Aylin', durch: 'Aylin', gewinnt: 'PERSON' }),
    )
  })

  it.each([
    [5, null],
    [5.1, 'unterwegs.zeit_in_zukunft'],
    [-7 * 1440, null],
    [-7 * 1440 - 0.1, 'unterwegs.zeit_zu_alt'],
  ])('%s minutes from now is believed or not', (minutes, code) => expect(timeSperre(minutesAgo(-minutes), now)).toBe(code))
})
