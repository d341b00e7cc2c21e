/** A hundred and fifty orders of the last ninety days, each played step by step by the people of the demo, in all states. */
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { emptyKopf } from '@dreiklang/domain/bestellung/nothingSaid'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Regie } from './director.ts'
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
  bestellung: BestellungAnswer
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
  for (const start of starts) {
    const klient = zufall.eins(klienten)
    const wer = (konto: string): Akteur => {
      const person = ensemble.personen[konto]
      if (person === undefined) throw new Error(`No account ${konto}`)
      return person
    }
    const pflege = wer(klient.pflege === 'sonnenhof' ? zufall.eins(['pfleger', 'pflege-admin']) : 'pfleger2')
    regie.stelle(new Date(start))
    const bestellung = await put(regie, { klient, pflege, ensemble })
    const spiel: Spiel = {
      regie,
      pflege,
      bestellung,
      arzt: wer(klient.praxis === 'weber' ? 'arzt' : 'arzt2'),
      apotheke: wer(klient.apotheke === 'markt' ? 'apotheker' : 'apotheker2'),
    }
    if (!zufall.trifft(0.06)) await spiele(spiel)
  }
}

async function put(
  regie: Regie,
  { klient, pflege, ensemble }: { klient: DemoKlient; pflege: Akteur; ensemble: Ensemble },
): Promise<BestellungAnswer> {
  const { zufall } = regie
  const heute = berlinDate(regie.jetzt().toISOString())
  const gewaehlt = new Set(Array.from({ length: zufall.ganz(1, 3) }, () => zufall.eins(sortiment)))
  const positionen = [...gewaehlt].map((position) => ({ ...position, doppeltGrund: 'Packung beim Stellen beschädigt' }))
  const { id } = await regie.call(bestellungContract.create, pflege, {
    body: {
      ...emptyKopf,
      klientId: klient.id,
      praxisId: ensemble.organisationen[klient.praxis],
      apothekeId: ensemble.organisationen[klient.apotheke],
      prioritaet: zufall.trifft(0.12) ? 'DRINGEND' : 'NORMAL',
      bedarfBis: plusDays(heute, zufall.ganz(2, 6)),
      lieferart: zufall.eins(['LIEFERUNG_PFLEGEDIENST', 'LIEFERUNG_KLIENT', 'LIEFERUNG_PFLEGEDIENST', 'ABHOLUNG_PFLEGE']),
      einloesung: 'DURCH_PFLEGE',
      bemerkung: zufall.trifft(0.25) ? 'Bitte vor 12 Uhr, wenn möglich.' : null,
      interneNotiz: zufall.trifft(0.15) ? 'Schlüssel liegt im Büro.' : null,
      positionen,
    },
  })
  return regie.call(bestellungContract.read, pflege, { params: { bestellungId: id } })
}

async function step(
  spiel: Spiel,
  { wer, handlung, angaben }: { wer: Akteur; handlung: PersonenHandlung; angaben: Record<string, unknown> },
): Promise<boolean> {
  const { regie, bestellung } = spiel
  const zeit = new Date(regie.jetzt().getTime() + regie.zufall.ganz(1, 30) * STUNDE)
  if (zeit > regie.beginn) return false
  regie.stelle(zeit)
  const params = { bestellungId: bestellung.id }
  const call = handlungContract[handlung]
  await regie.call(call, wer, { params, body: call.body.parse({ version: bestellung.version, ...angaben }) })
  spiel.bestellung = await regie.call(bestellungContract.read, spiel.pflege, { params })
  return true
}

const withStatus = (spiel: Spiel, status: PositionAnswer['status']): string[] =>
  spiel.bestellung.positionen.filter((p) => p.status === status).map((p) => p.id)

async function spiele(spiel: Spiel): Promise<void> {
  const { regie, pflege } = spiel
  if (!(await step(spiel, { wer: pflege, handlung: 'senden', angaben: {} }))) return
  if (regie.zufall.trifft(0.05)) {
    const alle = spiel.bestellung.positionen.filter((p) => p.uebergaenge['stornieren'] === true).map((p) => p.id)
    if (alle.length > 0)
      await step(spiel, {
        wer: pflege,
        handlung: 'stornieren',
        angaben: { positionIds: alle, grund: 'Klient ist ins Krankenhaus gekommen' },
      })
    return
  }
  if (!(await prescribe(spiel))) return
  await liefere(spiel)
}

async function prescribe(spiel: Spiel): Promise<boolean> {
  const { regie, arzt, pflege } = spiel
  const { zufall } = regie
  const atArzt = withStatus(spiel, 'BEIM_ARZT')
  if (atArzt.length === 0) return true
  if (zufall.trifft(0.15)) {
    const fragt = {
      positionIds: atArzt.slice(0, 1),
      an: 'PFLEGE',
      text: 'Wie waren die Blutdruckwerte der letzten Woche?',
      privat: false,
    }
    if (!(await step(spiel, { wer: arzt, handlung: 'rueckfrageStellen', angaben: fragt }))) return false
    const rueckfrageId = spiel.bestellung.rueckfragen[0]?.id
    if (
      !(await step(spiel, {
        wer: pflege,
        handlung: 'rueckfrageAntworten',
        angaben: { rueckfrageId, text: 'Im Schnitt 135/80, gemessen morgens.' },
      }))
    )
      return false
    if (!(await step(spiel, { wer: arzt, handlung: 'rueckfrageErledigen', angaben: { rueckfrageId } }))) return false
  }
  if (zufall.trifft(0.08)) {
    return step(spiel, {
      wer: arzt,
      handlung: 'arztAblehnen',
      angaben: { positionIds: atArzt, grund: zufall.eins(['EGK_FEHLT_QUARTAL', 'ZU_FRUEH', 'ARZTTERMIN_NOETIG']), text: null },
    })
  }
  for (const id of atArzt) {
    const position = spiel.bestellung.positionen.find((p) => p.id === id)
    if (position === undefined) continue
    const papier = position.rezeptart !== 'EREZEPT_GKV'
    const geaendert = !papier && zufall.trifft(0.12)
    const angaben = {
      positionIds: [id],
      rezeptart: position.rezeptart,
      ausgestelltAm: berlinDate(regie.jetzt().toISOString()),
      ort: papier ? 'PAPIER_PRAXIS' : 'FACHDIENST_EGK',
      rezeptId: null,
      autIdem: zufall.trifft(0.08),
      aenderung: geaendert
        ? {
            produkt: { ...position.produkt, bezeichnung: `${position.produkt.bezeichnung} (kleine Packung)`, normgroesse: 'N1' },
            menge: position.menge,
            dosierung: null,
            grund: 'Erst Verträglichkeit prüfen',
          }
        : null,
    }
    if (!(await step(spiel, { wer: arzt, handlung: 'verordnen', angaben }))) return false
  }
  const verordnet = withStatus(spiel, 'VERORDNET')
  return step(spiel, { wer: pflege, handlung: 'anApothekeGeben', angaben: { positionIds: verordnet, ort: null } })
}

async function liefere(spiel: Spiel): Promise<void> {
  const { regie, apotheke, pflege } = spiel
  const { zufall } = regie
  const neu = withStatus(spiel, 'BEI_APOTHEKE')
  if (neu.length === 0) return
  if (zufall.trifft(0.04)) {
    await step(spiel, {
      wer: apotheke,
      handlung: 'apothekeAblehnen',
      angaben: { positionIds: neu, grund: 'NICHT_LIEFERBAR', text: null },
    })
    return
  }
  const termin = berlinDate(new Date(regie.jetzt().getTime() + 48 * STUNDE).toISOString())
  if (!(await step(spiel, { wer: apotheke, handlung: 'annehmen', angaben: { positionIds: neu, termin } }))) return
  for (let runde = 0; runde < 3; runde += 1) {
    const arbeit = spiel.bestellung.positionen.filter((p) => p.status === 'IN_BEARBEITUNG')
    if (arbeit.length === 0) break
    const positionen = arbeit.map((p) => {
      const offen = p.sollMenge - p.mengeGeliefert
      return {
        positionId: p.id,
        menge: runde === 0 && offen > 1 && zufall.trifft(0.4) ? offen - 1 : offen,
        charge: `C${zufall.ganz(1000, 9999)}`,
        verfall: null,
      }
    })
    if (!(await step(spiel, { wer: apotheke, handlung: 'bereitstellen', angaben: { positionen, geplantAm: null, kontrolliertVon: null } })))
      return
    if (!(await handOver(spiel))) return
  }
  const geliefert = withStatus(spiel, 'GELIEFERT')
  if (geliefert.length > 0 && zufall.trifft(0.9))
    await step(spiel, { wer: pflege, handlung: 'eingangBestaetigen', angaben: { positionIds: geliefert, gescannt: [] } })
}

async function handOver(spiel: Spiel): Promise<boolean> {
  const { apotheke } = spiel
  const lieferung = spiel.bestellung.lieferungen.at(-1)
  if (lieferung === undefined) return false
  const nachweis = {
    art: 'UNTERSCHRIFT',
    unterschrift: 'M 4 30 C 20 4 34 50 48 22 C 60 6 70 44 92 18',
    code: null,
    empfaengerName: spiel.pflege.name,
    empfaengerRolle: 'PFLEGEKRAFT',
    temperatur: lieferung.kuehlkette ? 5 : null,
    beratung: 'TUER',
  }
  if (!(await step(spiel, { wer: apotheke, handlung: 'ausliefern', angaben: { lieferungId: lieferung.id, bote: 'Bote 1' } }))) return false
  return step(spiel, { wer: apotheke, handlung: 'zustellen', angaben: { lieferungId: lieferung.id, nachweis } })
}
