/** A hundred and fifty orders of the last ninety days, each played step by step by the people of the demo, in all states. */
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { emptyKopf } from '@dreiklang/domain/bestellung/nothingSaid'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { isAbholung } from '@dreiklang/domain/bestellung/lieferung'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { type Regie, akteurOf, atWork } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'
import { sortiment } from './sortiment.ts'

const ANZAHL = 150
const STUNDE = 3_600_000

interface Spiel {
  regie: Regie
  pflege: Akteur
  arzt: Akteur
  apotheke: Akteur
  /** The second pair of eyes. */
  kontrolle: Akteur
  bestellung: BestellungAnswer
  /** Until when it was played, by a clock that knows no nights. */
  until: Date
}

/** The packs of the demo were spoiled, so nothing of it was ordered too early. */
export const withDoppeltGrund = <P extends object>(position: P) => ({ ...position, doppeltGrund: 'Packung beim Stellen beschädigt' })

/** Where the prescription lies when a doctor has written it. */
export const ortOf = (rezeptart: PositionAnswer['rezeptart']) => (rezeptart === 'EREZEPT_GKV' ? 'FACHDIENST_EGK' : 'PAPIER_PRAXIS')

/** @param beratung how somebody was advised; null from the nursing service, which fetched it and does not know. */
export const nachweisOf = (empfaengerName: string, kuehlkette: boolean, beratung: 'TUER' | null = 'TUER') => ({
  art: 'UNTERSCHRIFT',
  unterschrift: 'M 4 30 C 20 4 34 50 48 22 C 60 6 70 44 92 18',
  code: null,
  empfaengerName,
  empfaengerRolle: 'PFLEGEKRAFT',
  temperatur: kuehlkette ? 5 : null,
  beratung,
})

type Step = { handlung: PersonenHandlung } & Record<string, unknown>

/** Of the order as it was seen. */
export async function takeStep(
  regie: Regie,
  who: Akteur,
  { bestellung: { id, version }, handlung, ...angaben }: Step & { bestellung: BestellungAnswer },
): Promise<void> {
  const call = handlungContract[handlung]
  await regie.call(call, who, { params: { bestellungId: id }, body: call.body.parse({ version, ...angaben }) })
}

export async function placeBestellung(
  regie: Regie,
  { ensemble, klienten }: { ensemble: Ensemble; klienten: readonly DemoKlient[] },
): Promise<void> {
  const { zufall, beginn } = regie
  // More of them in the last days than long ago, so that every state has its orders.
  const starts = Array.from({ length: ANZAHL }, () => beginn.getTime() - (2 + zufall.zahl() ** 2.5 * 90 * 24) * STUNDE).toSorted(
    (a, b) => a - b,
  )
  const gespielt: Spiel[] = []
  for (const start of starts) {
    const klient = zufall.eins(klienten)
    const pflege = akteurOf(ensemble, klient.pflege === 'sonnenhof' ? zufall.eins(['pfleger', 'pflege-admin']) : 'pfleger2')
    const until = new Date(start)
    regie.stelle(atWork(until))
    const bestellung = await put(regie, { klient, pflege, ensemble })
    const arzt = akteurOf(ensemble, klient.praxis === 'weber' ? 'arzt' : 'arzt2')
    const apotheke = akteurOf(ensemble, klient.apotheke === 'markt' ? 'apotheker' : 'apotheker2')
    const kontrolle = akteurOf(ensemble, klient.apotheke === 'markt' ? 'apotheke-admin' : 'apotheke-admin2')
    if (zufall.trifft(0.06)) continue
    const spiel = { regie, pflege, bestellung, arzt, apotheke, kontrolle, until }
    await spiele(spiel)
    gespielt.push(spiel)
  }
  await proposeNachschub(regie, { ensemble, gespielt })
}

/** One proposal of the pharmacy that nobody has answered yet. */
async function proposeNachschub(regie: Regie, { ensemble, gespielt }: { ensemble: Ensemble; gespielt: readonly Spiel[] }): Promise<void> {
  const { sonnenhof, markt } = ensemble.organisationen
  const isDone = ({ status, mengeGeliefert, btm }: PositionAnswer) => status === 'ABGESCHLOSSEN' && mengeGeliefert > 0 && !btm
  const last = gespielt.findLast(
    ({ pflege, bestellung }) =>
      pflege.organisationId === sonnenhof && bestellung.apothekeId === markt && bestellung.positionen.some(isDone),
  )
  if (last === undefined) throw new Error('The demo has no order that could be proposed again')
  const { bestellung, apotheke } = last
  regie.stelle(new Date(regie.beginn.getTime() - 2 * STUNDE))
  const positionIds = bestellung.positionen.filter(isDone).map(({ id }) => id)
  const text = 'Bei der letzten Lieferung war der Vorrat schon knapp.'
  await takeStep(regie, apotheke, { bestellung, handlung: 'proposeNachschub', positionIds, text, bis: null })
}

async function put(
  regie: Regie,
  { klient, pflege, ensemble }: { klient: DemoKlient; pflege: Akteur; ensemble: Ensemble },
): Promise<BestellungAnswer> {
  const { zufall } = regie
  const today = berlinDate(regie.now().toISOString())
  const chosen = new Set(Array.from({ length: zufall.ganz(1, 3) }, () => zufall.eins(sortiment)))
  const positionen = [...chosen].map(withDoppeltGrund)
  const { id } = await regie.call(bestellungContract.create, pflege, {
    body: {
      ...emptyKopf,
      klientId: klient.id,
      praxisId: ensemble.organisationen[klient.praxis],
      apothekeId: ensemble.organisationen[klient.apotheke],
      prioritaet: zufall.trifft(0.12) ? 'DRINGEND' : 'NORMAL',
      bedarfBis: plusDays(today, zufall.ganz(2, 6)),
      lieferart: zufall.eins(['LIEFERUNG_PFLEGEDIENST', 'LIEFERUNG_KLIENT', 'LIEFERUNG_PFLEGEDIENST', 'ABHOLUNG_PFLEGE']),
      einloesung: 'DURCH_PFLEGE',
      bemerkung: zufall.trifft(0.25) ? 'Bitte vor 12 Uhr, wenn möglich.' : null,
      interneNotiz: zufall.trifft(0.15) ? 'Schlüssel liegt im Büro.' : null,
      positionen,
    },
  })
  return regie.call(bestellungContract.read, pflege, { params: { bestellungId: id } })
}

/** Some hours later, in the working day before; false when that would be after the demo begins. @param what what is done, on its day in Berlin */
async function step(spiel: Spiel, who: Akteur, what: Step | ((today: string) => Step)): Promise<boolean> {
  const { regie, bestellung, pflege } = spiel
  spiel.until = new Date(spiel.until.getTime() + regie.zufall.ganz(1, 30) * STUNDE)
  if (spiel.until > regie.beginn) return false
  regie.stelle(atWork(spiel.until, regie.now()))
  await takeStep(regie, who, { bestellung, ...(typeof what === 'function' ? what(berlinDate(regie.now().toISOString())) : what) })
  spiel.bestellung = await regie.call(bestellungContract.read, pflege, { params: { bestellungId: bestellung.id } })
  return true
}

const withStatus = (spiel: Spiel, status: PositionAnswer['status']): string[] =>
  spiel.bestellung.positionen.filter((p) => p.status === status).map((p) => p.id)

async function spiele(spiel: Spiel): Promise<void> {
  const { regie, pflege } = spiel
  if (!(await step(spiel, pflege, { handlung: 'senden' }))) return
  if (regie.zufall.trifft(0.05)) {
    const positionIds = spiel.bestellung.positionen.filter((p) => p.uebergaenge['stornieren'] === true).map((p) => p.id)
    const grund = 'Klient ist ins Krankenhaus gekommen'
    if (positionIds.length > 0) await step(spiel, pflege, { handlung: 'stornieren', positionIds, grund })
    return
  }
  if (await prescribe(spiel)) await liefere(spiel)
}

async function askBack(spiel: Spiel, positionIds: readonly string[]): Promise<boolean> {
  const { arzt, pflege } = spiel
  const frage = { positionIds, an: 'PFLEGE', text: 'Wie waren die Blutdruckwerte der letzten Woche?', privat: false }
  if (!(await step(spiel, arzt, { handlung: 'rueckfrageStellen', ...frage }))) return false
  const rueckfrageId = spiel.bestellung.rueckfragen[0]?.id
  const text = 'Im Schnitt 135/80, gemessen morgens.'
  if (!(await step(spiel, pflege, { handlung: 'rueckfrageAntworten', rueckfrageId, text }))) return false
  return step(spiel, arzt, { handlung: 'rueckfrageErledigen', rueckfrageId })
}

async function prescribe(spiel: Spiel): Promise<boolean> {
  const { regie, arzt, pflege } = spiel
  const { zufall } = regie
  const atArzt = withStatus(spiel, 'BEIM_ARZT')
  if (atArzt.length === 0) return true
  if (zufall.trifft(0.15) && !(await askBack(spiel, atArzt.slice(0, 1)))) return false
  if (zufall.trifft(0.08)) {
    const grund = zufall.eins(['EGK_FEHLT_QUARTAL', 'ZU_FRUEH', 'ARZTTERMIN_NOETIG'])
    return step(spiel, arzt, { handlung: 'arztAblehnen', positionIds: atArzt, grund, text: null })
  }
  for (const id of atArzt) {
    const position = spiel.bestellung.positionen.find((p) => p.id === id)
    if (position === undefined) continue
    const { produkt, menge, rezeptart } = position
    const changed = rezeptart === 'EREZEPT_GKV' && zufall.trifft(0.12)
    const kleiner = { ...produkt, bezeichnung: `${produkt.bezeichnung} (kleine Packung)`, normgroesse: 'N1' }
    const autIdem = zufall.trifft(0.08)
    const aenderung = changed ? { produkt: kleiner, menge, dosierung: null, grund: 'Erst Verträglichkeit prüfen' } : null
    const sheet = { positionIds: [id], rezeptart, ort: ortOf(rezeptart), rezeptId: null, autIdem, aenderung }
    const verordnet = await step(spiel, arzt, (today) => ({ handlung: 'verordnen', ausgestelltAm: today, ...sheet }))
    if (!verordnet) return false
  }
  return step(spiel, pflege, { handlung: 'anApothekeGeben', positionIds: withStatus(spiel, 'VERORDNET'), ort: null })
}

async function liefere(spiel: Spiel): Promise<void> {
  const { regie, apotheke, kontrolle, pflege } = spiel
  const { zufall } = regie
  const positionIds = withStatus(spiel, 'BEI_APOTHEKE')
  if (positionIds.length === 0) return
  if (zufall.trifft(0.04)) {
    await step(spiel, apotheke, { handlung: 'apothekeAblehnen', positionIds, grund: 'NICHT_LIEFERBAR', text: null })
    return
  }
  const termin = berlinDate(new Date(regie.now().getTime() + 48 * STUNDE).toISOString())
  if (!(await step(spiel, apotheke, { handlung: 'annehmen', positionIds, termin, rezeptfrei: true }))) return
  // The steps of an answer are those of its reader: what the pharmacy may say, it is asked itself.
  const seen = await regie.call(bestellungContract.read, apotheke, { params: { bestellungId: spiel.bestellung.id } })
  const rezepte = seen.positionen.filter((p) => p.uebergaenge['rezeptVorlegen'] === true)
  const ids = rezepte.map((p) => p.id)
  const btmNummer = rezepte.some((p) => p.rezept?.art === 'BTM') ? seen.nummer.replaceAll(/\D/g, '').slice(-9) : null
  if (ids.length > 0 && !(await step(spiel, apotheke, vorlage(ids, btmNummer)))) return
  for (let runde = 0; runde < 3; runde += 1) {
    const arbeit = spiel.bestellung.positionen.filter((p) => p.status === 'IN_BEARBEITUNG')
    if (arbeit.length === 0) break
    const positionen = arbeit.map(({ id, sollMenge, mengeGeliefert }) => {
      const open = sollMenge - mengeGeliefert
      const menge = runde === 0 && open > 1 && zufall.trifft(0.4) ? open - 1 : open
      return { positionId: id, menge, charge: `C${zufall.ganz(1000, 9999)}`, verfall: null }
    })
    if (!(await step(spiel, apotheke, { handlung: 'bereitstellen', positionen, geplantAm: null, kontrolliertVon: kontrolle.personId })))
      return
    if (!(await handOver(spiel))) return
  }
  const geliefert = withStatus(spiel, 'GELIEFERT')
  if (geliefert.length > 0 && zufall.trifft(0.9))
    await step(spiel, pflege, { handlung: 'eingangBestaetigen', positionIds: geliefert, gescannt: [] })
}

/** The card was read, the paper handed in. */
const vorlage =
  (positionIds: readonly string[], btmNummer: string | null) =>
  (today: string): Step => ({
    handlung: 'rezeptVorlegen',
    positionIds,
    vorgelegtAm: today,
    ausgestelltAm: today,
    fernmuendlich: false,
    btmNummer,
  })

async function handOver(spiel: Spiel): Promise<boolean> {
  const { apotheke, pflege, regie } = spiel
  const lieferung = spiel.bestellung.lieferungen.at(-1)
  if (lieferung === undefined) return false
  const { id: lieferungId, kuehlkette } = lieferung
  if (isAbholung(spiel.bestellung)) {
    // Somebody comes by when there is time.
    spiel.until = new Date(spiel.until.getTime() + regie.zufall.ganz(1, 30) * STUNDE)
    const nachweis = nachweisOf(pflege.name, kuehlkette, null)
    return step(spiel, pflege, { handlung: 'abholungBestaetigen', lieferungId, nachweis })
  }
  if (!(await step(spiel, apotheke, { handlung: 'ausliefern', lieferungId, bote: 'Bote 1' }))) return false
  return step(spiel, apotheke, { handlung: 'zustellen', lieferungId, nachweis: nachweisOf(pflege.name, kuehlkette) })
}
