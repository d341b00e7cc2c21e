/** The month before, as it lies on a desk: signed by several, corrected after the signature, and some of which something is missing. */
import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { leistungsnachweisContract } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import type { UnterschriftArt } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import { monthOf } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import { daysBetween, plusDays, plusMonths } from '@dreiklang/domain/shared/time'
import { createBesuchsspiel, leistung } from './besuchsspiel.ts'
import type { Regie } from './director.ts'
import { type DemoKlient, knownIn } from './klienten.ts'
import type { Ensemble } from './personen.ts'

type End = 'dokumentiert' | 'ohneBlatt' | 'abgebrochen'

interface Month {
  leistungen: ReturnType<typeof leistung>[]
  uhrzeit: string
  /** Days of the month, and how the visit of each ended where it did not end as usual. */
  tage: readonly (readonly [tag: number, ende?: End])[]
  unterschrift?: { art: UnterschriftArt; name?: string; grund?: string }
  nachtrag?: string
}

const insulin = leistung('Insulin spritzen, Blutzucker messen', 'HKP', 10)
const struempfe = leistung('Kompressionsstrümpfe anziehen', 'HKP', 10)
const verband = leistung('Verband wechseln', 'HKP', 20)
const waschen = leistung('Hilfe beim Waschen und Anziehen', 'SGB_XI', 25)
const fruehstueck = leistung('Frühstück richten', 'SGB_XI', 10)
const einkauf = leistung('Einkauf', 'PRIVAT', 20)

const months: readonly Month[] = [
  { leistungen: [insulin, waschen], uhrzeit: '07:05', tage: [[3], [7], [12], [18], [24]], unterschrift: { art: 'KLIENT' } },
  {
    leistungen: [struempfe, fruehstueck],
    uhrzeit: '07:50',
    tage: [[4], [11], [19], [25]],
    unterschrift: { art: 'BEVOLLMAECHTIGTER', name: 'Sabine Kroll' },
    nachtrag: 'Beginn war um 8:10 Uhr, die Tür war zunächst verschlossen.',
  },
  { leistungen: [waschen, einkauf], uhrzeit: '08:35', tage: [[5], [13], [26]] },
  {
    leistungen: [verband],
    uhrzeit: '09:20',
    tage: [[6], [14], [20], [27]],
    unterschrift: { art: 'KEINE', grund: 'Rechte Hand gelähmt, Betreuung noch nicht bestellt' },
  },
  { leistungen: [insulin], uhrzeit: '10:05', tage: [[5], [12], [19, 'ohneBlatt'], [26]] },
  { leistungen: [struempfe, waschen], uhrzeit: '10:50', tage: [[6], [13, 'abgebrochen'], [20]] },
  { leistungen: [verband, fruehstueck], uhrzeit: '11:35', tage: [[7], [21]], unterschrift: { art: 'BETREUER', name: 'Ines Falk' } },
]

const handzeichen = 'M 40 120 L 120 60 L 180 130 L 260 70'
const signature = 'M 30 130 C 70 40 110 40 120 120 C 130 160 170 60 200 110 L 260 100 C 300 60 330 150 380 100 L 470 95'

export async function fillLeistungsnachweise(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const { heute, wer, um, stelle, zeit, plan, step } = createBesuchsspiel(regie, ensemble)
  const { von, bis } = monthOf(plusMonths(`${heute.slice(0, 7)}-01`, -1))
  const known = knownIn(klienten)
  const pfleger = wer('pfleger')
  const daysTo = (tag: string) => daysBetween(heute, tag)

  async function visit(klientId: string, { leistungen, uhrzeit }: Month, { days, ende }: { days: number; ende: End }) {
    stelle(days, uhrzeit)
    const besuch = await plan('pfleger', { klientId, ...zeit(days, uhrzeit, 'pfleger'), leistungen })
    const running = await step('pfleger', besuch, { handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    regie.stelle(new Date(um(days, uhrzeit).getTime() + 20 * 60_000))
    const erbracht = leistungen.map(() => ({ erbracht: true, grund: null }))
    const ergebnis = 'Alles wie geplant. Der Person geht es gut.'
    const call = (end: 'save' | 'finish', hand: string | null) =>
      regie.call(dokumentationContract[end], pfleger, {
        params: { hausbesuchId: besuch.id },
        body: { version: 0, blatt: { ...emptyBlatt(leistungen.length), leistungen: erbracht, ergebnis, handzeichen: hand } },
      })
    switch (ende) {
      case 'dokumentiert':
        await call('finish', handzeichen)
        break
      case 'ohneBlatt':
        await step('pfleger', running, { handlung: 'abschliessen', angaben: { ergebnis, leistungen: erbracht } })
        break
      case 'abgebrochen':
        await call('save', null)
        await step('pfleger', running, { handlung: 'abbrechen', angaben: { grund: 'Notfall beim nächsten Einsatz, Vertretung kam.' } })
        break
    }
    return besuch
  }

  async function sign(klientId: string, { art, name, grund }: NonNullable<Month['unterschrift']>) {
    const params = { klientId }
    const { stand } = await regie.call(leistungsnachweisContract.read, pfleger, { params, query: { tag: von } })
    const unterschrift = art === 'KEINE' ? null : signature
    const body = { tag: von, stand: stand ?? '', fassung: 0, art, name: name ?? null, unterschrift, grund: grund ?? null }
    await regie.call(leistungsnachweisContract.sign, pfleger, { params, body })
  }

  for (const [nr, month] of months.entries()) {
    const klientId = known(nr)
    let last = null
    for (const [tag, ende = 'dokumentiert'] of month.tage) {
      last = await visit(klientId, month, { days: daysTo(plusDays(von, tag - 1)), ende })
    }
    stelle(daysTo(bis), '14:00')
    if (month.unterschrift !== undefined) await sign(klientId, month.unterschrift)
    stelle(daysTo(bis), '15:00')
    if (month.nachtrag !== undefined && last !== null)
      await step('pfleger', { ...last, version: last.version + 2 }, { handlung: 'nachtragen', angaben: { text: month.nachtrag } })
  }
  regie.stelle(regie.beginn)
}
