/** Quantities instead of ticks: an item may come in parts. */
import { einheitOf } from './austausch.ts'
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import type { DecisionContext } from './handelnder.ts'
import { type Ereignis, type EreignisArt, positionEreignis, rowOf } from './ereignis.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import type { Lieferung, Nachweis } from './lieferung.document.ts'
import { isAbholung, mayReceive, isUnterwegsOrReady } from './lieferung.ts'
import { isCool, isKuehlungOpen, needsKontrolle } from './packen.ts'
import type { Position } from './position.document.ts'
import { positionOf, rest, sollMenge } from './stand.ts'
import { findDispensed, checkForm } from './stoffEntscheid.ts'
import { isBtm, stoffOf } from '../arzneimittel/stoff.ts'
import { atField, closeAnforderung } from './verordnung.decider.ts'
import { kassiertOf, packRows } from './zuzahlung.decider.ts'

export function lieferungEreignis(
  art: EreignisArt,
  { alt, neu, angaben }: { alt: Lieferung | null; neu: Lieferung; angaben: Record<string, unknown> },
): Ereignis {
  return {
    art,
    zeile: rowOf(art),
    positionId: null,
    aenderung: { ziel: 'lieferung', alt, neu },
    angaben,
    sichtbarFuer: ['PFLEGE', 'APOTHEKE'],
  }
}

const sum = (rows: readonly { menge: number }[]): number => rows.reduce((previous, { menge }) => previous + menge, 0)
/** A position may lie in the bag in several lines, one for each Charge. */
const rowsOf = <Z extends { positionId: string }>(rows: readonly Z[], positionId: string): Z[] =>
  rows.filter((row) => row.positionId === positionId)

/** @throws bestellung.kontrolle_fehlt and its sisters */
function checkKontrolle(
  gepackt: readonly Position[],
  kontrolliertVon: string | null,
  { handelnder, kontrolle }: DecisionContext,
): DecisionContext['kontrolle'] {
  const feld = (code: string) => atField('kontrolliertVon', code)
  if (kontrolliertVon === null) {
    if (gepackt.some(needsKontrolle)) throw bestellungErrors.refuse('bestellung.kontrolle_fehlt', feld('pflicht'))
    return null
  }
  if (handelnder !== 'UHR' && handelnder.personId === kontrolliertVon) {
    throw bestellungErrors.refuse('bestellung.kontrolle_selbst', feld('selbst'))
  }
  if (kontrolle?.personId !== kontrolliertVon || !kontrolle.istPharmazeutisch) {
    throw bestellungErrors.refuse('bestellung.kontrolle_unbekannt', feld('unbekannt'))
  }
  return kontrolle
}

/** @throws bestellung.verfallen for a pack that nobody may take any more on the day on which it comes */
function checkVerfall({ positionen, geplantAm }: AngabenOf<'bereitstellen'>, today: string): void {
  const day = geplantAm ?? today
  const i = positionen.findIndex(({ verfall }) => verfall !== null && verfall < day)
  if (i !== -1) throw bestellungErrors.refuse('bestellung.verfallen', atField(`positionen.${i}.verfall`, 'verfallen'))
}

/** E13: one bag for one Klient, with all positions packed in it. @throws bestellung.menge_zu_gross */
export function bereitstellen(bestellung: Bestellung, angaben: AngabenOf<'bereitstellen'>, context: DecisionContext): Ereignis[] {
  const { now, neueId, newCode } = context
  const gepackt = angaben.positionen.map((row, i) => {
    const position = positionOf(bestellung, row.positionId)
    if (position === undefined) throw bestellungErrors.refuse('bestellung.position_unbekannt')
    if (sum(rowsOf(angaben.positionen.slice(0, i + 1), position.id)) > rest(position)) {
      throw bestellungErrors.refuse('bestellung.menge_zu_gross', {
        ...atField(`positionen.${i}.menge`, 'zu_gross'),
        angaben: { rest: rest(position) },
      })
    }
    return position
  })
  checkVerfall(angaben, context.heute)
  const kontrolle = checkKontrolle(gepackt, angaben.kontrolliertVon, context)
  const lieferung: Lieferung = {
    id: neueId(),
    lfdNr: bestellung.lieferungen.length + 1,
    status: 'VORBEREITET',
    ...packRows(bestellung, angaben, context),
    geplantAm: angaben.geplantAm,
    kontrolliertVon: kontrolle?.name ?? null,
    kontrollePersonId: kontrolle?.personId ?? null,
    code: newCode(),
    kuehlkette: gepackt.some((position) => position.kuehlpflichtig || stoffOf(findDispensed(position)).kuehlpflichtig),
    btm: gepackt.some((position) => isBtm(findDispensed(position), position.btm)),
    versuche: [],
    bote: null,
    uebergebenAm: null,
    uebergebenVon: null,
    btmFormulare: [],
    nachweis: null,
    kuehlung: null,
    ruecknahme: null,
  }
  return [
    lieferungEreignis('bereitstellen', {
      alt: null,
      neu: lieferung,
      angaben: { lieferung: lieferung.lfdNr, geplantAm: lieferung.geplantAm },
    }),
    ...[...new Set(gepackt)].map((position) => {
      const menge = sum(rowsOf(angaben.positionen, position.id))
      return positionEreignis('bereitstellen', position, {
        now,
        angaben: { menge, rest: rest(position) - menge, mengeneinheit: einheitOf(position) },
        neu: { status: 'BEREIT', mengeBereit: menge, restEntfaellt: null },
      })
    }),
  ]
}

export function openBeutel(bestellung: Bestellung, lieferungId: string): Lieferung {
  const lieferung = bestellung.lieferungen.find(({ id }) => id === lieferungId)
  if (lieferung === undefined) throw bestellungErrors.refuse('bestellung.lieferung_unbekannt')
  if (!isUnterwegsOrReady(lieferung)) throw bestellungErrors.refuse('bestellung.lieferung_abgeschlossen')
  return lieferung
}

/** What was recognised after packing stays in the house until its form is there. @throws the code of the form that is missing */
function checkForms(bestellung: Bestellung, { positionen }: Lieferung): void {
  for (const { positionId } of positionen) {
    const position = positionOf(bestellung, positionId)
    const code = position?.status === 'BEREIT' ? checkForm(position) : null
    if (code !== null) throw bestellungErrors.refuse(code, { angaben: { positionId } })
  }
}

/** The bag leaves the pharmacy; also the second attempt after a failed one (§ 17 ApBetrO: free of charge). */
export function ausliefern(bestellung: Bestellung, angaben: AngabenOf<'ausliefern'>): Ereignis[] {
  const { lieferungId, bote, temperatur } = angaben
  const alt = openBeutel(bestellung, lieferungId)
  if (alt.status === 'UNTERWEGS') throw bestellungErrors.refuse('bestellung.schon_unterwegs')
  checkForms(bestellung, alt)
  if (alt.kuehlkette && alt.versuche.length > 0) checkCool(alt, temperatur, 'temperatur')
  return [
    lieferungEreignis('ausliefern', {
      alt,
      neu: { ...alt, status: 'UNTERWEGS', bote },
      angaben: { lieferung: alt.lfdNr, versuch: alt.versuche.length + 1, temperatur },
    }),
  ]
}

/** Also what was packed before it was known to be one. */
const holdsBtm = (bestellung: Bestellung, { positionen }: Lieferung): boolean =>
  positionen.some(({ positionId }) => positionOf(bestellung, positionId)?.btm === true)

/** @throws bestellung.temperatur_fehlt or bestellung.kuehlkette_verletzt */
function checkCool(lieferung: Lieferung, temperatur: number | null, feld: string): void {
  if (temperatur === null) throw bestellungErrors.refuse('bestellung.temperatur_fehlt', atField(feld))
  if (!isCool(lieferung, temperatur)) throw bestellungErrors.refuse('bestellung.kuehlkette_verletzt', atField(feld, 'ausserhalb'))
}

/** What law and house requirement of a hand-over. @throws the code of what is missing */
function checkNachweis(lieferung: Lieferung, { code, ...nachweis }: AngabenOf<'zustellen'>['nachweis']): Nachweis {
  const withoutUnterschrift = nachweis.unterschrift === null
  if (lieferung.btm && (withoutUnterschrift || nachweis.art !== 'UNTERSCHRIFT' || !mayReceive(nachweis.empfaengerRolle, true))) {
    throw bestellungErrors.refuse('bestellung.btm_persoenlich')
  }
  if (nachweis.art === 'UNTERSCHRIFT' && withoutUnterschrift) {
    throw bestellungErrors.refuse('bestellung.unterschrift_fehlt', atField('nachweis.unterschrift'))
  }
  if (nachweis.art !== 'UNTERSCHRIFT' && code !== lieferung.code) {
    throw bestellungErrors.refuse('bestellung.code_falsch', atField('nachweis.code', 'falsch'))
  }
  if (lieferung.kuehlkette) checkCool(lieferung, nachweis.temperatur, 'nachweis.temperatur')
  return nachweis
}

/** Advice is the duty of the pharmacy (§ 20 ApBetrO, § 17 Abs. 2 ApBetrO for what a messenger brings, state 2025). */
const hasVerordnetes = (bestellung: Bestellung, { positionen }: Lieferung): boolean =>
  positionen.some(({ positionId }) => positionOf(bestellung, positionId)?.rezeptart !== 'OHNE')

/** Who acts and not who is named. What the nursing service fetched it confirms itself, and does not know who stood at the counter. */
function findGiver({ handelnder }: DecisionContext): Lieferung['uebergebenVon'] {
  if (handelnder === 'UHR' || handelnder.seite !== 'APOTHEKE') return null
  return { personId: handelnder.personId, name: handelnder.name }
}

const listFormulare = (bestellung: Bestellung, { positionen }: Lieferung): Lieferung['btmFormulare'] =>
  [...new Set(positionen.map(({ positionId }) => positionId))].flatMap((positionId) => {
    const nummer = positionOf(bestellung, positionId)?.rezept?.btmNummer ?? null
    return nummer === null ? [] : [{ positionId, nummer }]
  })

/** E14: handed over; an item is GELIEFERT when its whole quantity has arrived, otherwise the remainder stays open. */
export function uebergeben(
  art: 'zustellen' | 'abholungBestaetigen',
  bestellung: Bestellung,
  { angaben, umstaende }: { angaben: AngabenOf<'zustellen'>; umstaende: DecisionContext },
): Ereignis[] {
  const { now } = umstaende
  const alt = openBeutel(bestellung, angaben.lieferungId)
  if (art === 'zustellen' && !isAbholung(bestellung) && alt.status !== 'UNTERWEGS')
    throw bestellungErrors.refuse('bestellung.nicht_unterwegs')
  if (art === 'abholungBestaetigen' && alt.status === 'UNTERWEGS') throw bestellungErrors.refuse('bestellung.wird_gebracht')
  // A bag that is out already has to be told as it went.
  if (alt.status !== 'UNTERWEGS') checkForms(bestellung, alt)
  if (isKuehlungOpen(alt)) throw bestellungErrors.refuse('bestellung.kuehlkette_offen')
  if (alt.positionen.some(({ verfall }) => verfall !== null && verfall < umstaende.heute))
    throw bestellungErrors.refuse('bestellung.verfallen')
  const nachweis = checkNachweis({ ...alt, btm: alt.btm || holdsBtm(bestellung, alt) }, angaben.nachweis)
  if (art === 'zustellen' && nachweis.beratung === null && hasVerordnetes(bestellung, alt)) {
    throw bestellungErrors.refuse('bestellung.beratung_fehlt', atField('nachweis.beratung'))
  }
  const neu: Lieferung = {
    ...alt,
    // By what was done with it, whatever was agreed when it was ordered.
    status: alt.status === 'UNTERWEGS' ? 'ZUGESTELLT' : 'ABGEHOLT',
    uebergebenAm: now,
    uebergebenVon: findGiver(umstaende),
    btmFormulare: listFormulare(bestellung, alt),
    kassiert: kassiertOf(angaben, umstaende),
    nachweis,
  }
  const { empfaengerName, empfaengerRolle } = nachweis
  const said = { lieferung: alt.lfdNr, nachweis: nachweis.art, empfaengerName, empfaengerRolle }
  return [
    lieferungEreignis(art, { alt, neu, angaben: { ...said, ...(angaben.zuzahlung ? { zuzahlung: angaben.zuzahlung } : {}) } }),
    ...[...new Set(alt.positionen.map(({ positionId }) => positionId))].flatMap((positionId) => {
      const position = positionOf(bestellung, positionId)
      if (position === undefined || position.status !== 'BEREIT') return []
      const rows = rowsOf(alt.positionen, positionId)
      const mengeGeliefert = position.mengeGeliefert + sum(rows)
      const soll = sollMenge(position)
      // Called back too late: it has arrived, and with it the cancellation ends what was still to come.
      const ganz = mengeGeliefert >= soll || position.zurueckgerufen !== null
      const erlassen = ganz ? soll - mengeGeliefert : 0
      const produkt = position.austausch?.produkt ?? position.rezept?.produkt ?? position.produkt
      const austauschGrund = position.austausch?.fall ?? null
      const abgaben = rows.map(({ menge, charge, verfall }) => ({ lieferungId: alt.id, produkt, menge, charge, verfall, austauschGrund }))
      return positionEreignis(art, position, {
        now,
        angaben: { geliefert: mengeGeliefert, soll, mengeneinheit: einheitOf(position) },
        neu: {
          status: ganz ? 'GELIEFERT' : 'IN_BEARBEITUNG',
          mengeGeliefert,
          mengeBereit: 0,
          abgaben: [...position.abgaben, ...abgaben],
          stornoAnfrage: null,
          zurueckgerufen: null,
          mengeErlassen: position.mengeErlassen + erlassen,
          ...(ganz ? { geliefertAm: now, anforderungen: closeAnforderung(position, 'ABGABE', 'completed') } : {}),
        },
      })
    }),
  ]
}

export function zustellungGescheitert(
  bestellung: Bestellung,
  { lieferungId, grund, text, temperatur }: AngabenOf<'zustellungGescheitert'>,
  { now }: DecisionContext,
): Ereignis[] {
  const alt = openBeutel(bestellung, lieferungId)
  const kuehlung = grund === 'KUEHLKETTE' ? { ...brokenCooling({ text, temperatur }), am: now, freigabe: null } : alt.kuehlung
  const versuche = [...alt.versuche, { am: now, grund, text: text ?? '' }]
  return [
    lieferungEreignis('zustellungGescheitert', {
      alt,
      neu: { ...alt, status: 'NICHT_ZUGESTELLT', versuche, kuehlung },
      angaben: { lieferung: alt.lfdNr, grund, text, temperatur, versuch: versuche.length },
    }),
  ]
}

/** @throws when nobody has said how warm or cold it was, and how that came */
function brokenCooling({ text, temperatur }: Pick<AngabenOf<'zustellungGescheitert'>, 'text' | 'temperatur'>) {
  if (temperatur === null) throw bestellungErrors.refuse('bestellung.temperatur_fehlt', atField('temperatur'))
  if (text === null) throw bestellungErrors.refuse('bestellung.kuehlkette_ursache_fehlt', atField('text'))
  return { temperatur, grund: text }
}

/** E15: what was too warm or too cold may still be used, says somebody who can judge it, and why. */
export function kuehlketteFreigeben(
  bestellung: Bestellung,
  { lieferungId, begruendung }: AngabenOf<'kuehlketteFreigeben'>,
  { now, handelnder }: DecisionContext,
): Ereignis[] {
  const alt = openBeutel(bestellung, lieferungId)
  if (alt.kuehlung === null || handelnder === 'UHR') throw bestellungErrors.refuse('bestellung.kuehlkette_heil')
  const freigabe = { durch: handelnder.name, begruendung, am: now }
  return [
    lieferungEreignis('kuehlketteFreigeben', {
      alt,
      neu: { ...alt, kuehlung: { ...alt.kuehlung, freigabe } },
      angaben: { lieferung: alt.lfdNr, temperatur: alt.kuehlung.temperatur, begruendung },
    }),
  ]
}
