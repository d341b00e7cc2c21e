/** A day of home visits: what is over by now was played to its end, what comes is planned. */
import type { AngabenOf } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import {
  type PlanAngaben,
  type Quittung,
  hausbesuchContract,
  quittung,
  stepContract,
} from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import type { Call } from '@dreiklang/domain/shared/contract'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Regie } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'

interface Besuch {
  uhrzeit: string
  wer: 'pfleger' | 'pflege-admin'
  typ?: PlanAngaben['typ']
  ende?: 'nichtAntreffen' | 'absagen'
  leistungen: PlanAngaben['leistungen']
}

type Step = { [H in PersonenHandlung]: { handlung: H; angaben: Omit<AngabenOf<H>, 'version'> } }[PersonenHandlung]

const leistung = (bezeichnung: string, quelle: PlanAngaben['leistungen'][number]['quelle'], sollMinuten: number) => ({
  code: null,
  bezeichnung,
  quelle,
  sollMinuten,
})
const insulin = leistung('Insulin spritzen, Blutzucker messen', 'HKP', 10)
const struempfe = leistung('Kompressionsstrümpfe anziehen', 'HKP', 10)
const verband = leistung('Verband wechseln', 'HKP', 20)
const waschen = leistung('Hilfe beim Waschen und Anziehen', 'SGB_XI', 25)
const fruehstueck = leistung('Frühstück richten', 'SGB_XI', 10)

const tagesplan: readonly Besuch[] = [
  { uhrzeit: '07:00', wer: 'pfleger', leistungen: [insulin, waschen] },
  { uhrzeit: '07:45', wer: 'pfleger', leistungen: [struempfe, fruehstueck] },
  { uhrzeit: '08:30', wer: 'pfleger', leistungen: [waschen], ende: 'nichtAntreffen' },
  { uhrzeit: '09:00', wer: 'pflege-admin', typ: 'BERATUNGSBESUCH', leistungen: [] },
  { uhrzeit: '09:45', wer: 'pfleger', leistungen: [verband] },
  { uhrzeit: '10:45', wer: 'pfleger', leistungen: [insulin] },
  { uhrzeit: '11:30', wer: 'pfleger', leistungen: [waschen], ende: 'absagen' },
  { uhrzeit: '13:00', wer: 'pfleger', leistungen: [verband, struempfe] },
  { uhrzeit: '14:30', wer: 'pflege-admin', typ: 'ERSTBESUCH', leistungen: [] },
]
const dauerMinuten = 30

export async function planBesuche(regie: Regie, { personen, organisationen }: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const heute = berlinDate(regie.beginn.toISOString())
  const bekannte = klienten.filter(({ pflege, praxis, apotheke }) => pflege === 'sonnenhof' && praxis === 'weber' && apotheke === 'markt')
  const klientId = (nr: number) => bekannte[nr % bekannte.length]?.id ?? ''
  const um = (datum: string, uhrzeit: string) => new Date(berlinInstant(datum, uhrzeit))
  const plusMinutes = (zeit: Date, minutes: number) => new Date(zeit.getTime() + minutes * 60_000)
  const wer = (konto: string) => personen[konto] ?? null
  const personId = (konto: string) => personen[konto]?.personId ?? ''

  async function run(konto: string, { id, version }: Quittung, { handlung, angaben }: Step): Promise<Quittung> {
    const call: Call = stepContract[handlung]
    return quittung.parse(await regie.call(call, wer(konto), { params: { hausbesuchId: id }, body: { version, ...angaben } }))
  }

  const kopf = { ort: null, anlass: null, anlassCode: 'ROUTINE', dringlichkeit: 'ROUTINE', transportunfaehigGrund: null } as const

  async function spiele(besuch: Quittung, { uhrzeit, wer: konto, ende, leistungen }: Besuch): Promise<void> {
    const von = um(heute, uhrzeit)
    const schonAt = (minutes: number) => {
      const zeit = plusMinutes(von, minutes)
      if (zeit > regie.beginn) return false
      regie.stelle(zeit)
      return true
    }
    if (ende === 'absagen') {
      regie.stelle(regie.beginn)
      const grund = { durch: 'KLIENT', grund: 'ABWESEND', text: 'Die Tochter kommt heute selbst.', berechnung: false } as const
      await run(konto, besuch, { handlung: 'absagen', angaben: grund })
      return
    }
    if (!schonAt(-10)) return
    const unterwegs = await run(konto, besuch, { handlung: 'losfahren', angaben: {} })
    if (!schonAt(2)) return
    if (ende === 'nichtAntreffen') {
      await run(konto, unterwegs, {
        handlung: 'nichtAntreffen',
        angaben: {
          klingelversuche: 3,
          telefonversuche: 2,
          nachrichtHinterlassen: true,
          notfallkontaktInformiert: true,
          weiteresVorgehen: 'RUECKRUF',
          text: 'Zettel im Briefkasten, Sohn ruft zurück.',
        },
      })
      return
    }
    const laeuft = await run(konto, unterwegs, { handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    if (!schonAt(dauerMinuten)) return
    await run(konto, laeuft, {
      handlung: 'abschliessen',
      angaben: {
        ergebnis: 'Alles wie geplant. Der Klient ist wohlauf.',
        leistungen: leistungen.map(() => ({ erbracht: true, grund: null })),
      },
    })
  }

  async function frage(
    nr: number,
    rest: { typ: 'ARZTBESUCH' | 'APOTHEKENBESUCH'; an: 'weber' | 'markt'; anlass: string },
  ): Promise<Quittung> {
    return regie.call(hausbesuchContract.ask, wer('pfleger'), {
      body: {
        ...kopf,
        typ: rest.typ,
        klientId: klientId(nr),
        organisationId: organisationen[rest.an],
        anlass: rest.anlass,
        anlassCode: rest.typ === 'ARZTBESUCH' ? 'VERSCHLECHTERUNG' : 'MEDIKATION',
        dringlichkeit: 'DIESE_WOCHE',
        wunsch: { datum: plusDays(heute, 1), von: rest.typ === 'ARZTBESUCH' ? '10:00' : '09:00', bis: '16:00' },
      },
    })
  }

  for (const [nr, besuch] of tagesplan.entries()) {
    regie.stelle(um(plusDays(heute, -1), '15:00'))
    const { uhrzeit, leistungen, typ = 'PFLEGEBESUCH' } = besuch
    const planung = { datum: heute, uhrzeit, dauerMinuten, personIds: [personId(besuch.wer)], fahrzeug: null }
    const body = { ...kopf, ...planung, typ, klientId: klientId(nr), leistungen }
    await spiele(await regie.call(hausbesuchContract.plan, wer('pflege-admin'), { body }), besuch)
  }

  regie.stelle(um(plusDays(heute, -1), '16:00'))
  const zugesagt = await frage(9, { typ: 'ARZTBESUCH', an: 'weber', anlass: 'Seit drei Tagen mehr Wasser in den Beinen' })
  const morgen = plusDays(heute, 1)
  await run('arzt-admin', zugesagt, {
    handlung: 'annehmen',
    angaben: {
      datum: morgen,
      uhrzeit: '14:00',
      dauerMinuten: 60,
      personIds: [personId('arzt')],
      fahrzeug: null,
    },
  })
  const rueckfrage = await frage(10, { typ: 'APOTHEKENBESUCH', an: 'markt', anlass: 'Bitte die Hausapotheke durchsehen' })
  await run('apotheker', rueckfrage, {
    handlung: 'rueckfragen',
    angaben: {
      text: 'Morgen sind wir nur zu zweit. Ginge es auch übermorgen?',
      vorschlag: { datum: plusDays(heute, 2), von: '09:00', bis: '12:00' },
    },
  })
  regie.stelle(plusMinutes(regie.beginn, -20))
  await frage(11, { typ: 'ARZTBESUCH', an: 'weber', anlass: 'Husten und Fieber seit gestern Abend' })
}
