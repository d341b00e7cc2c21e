/** All errors and warnings at once, each with its field (domain.md, end of 3.3). */
import type { FieldError } from '../shared/refusal.ts'
import { berlinDate, berlinTimeOfDay, daysBetween } from '../shared/time.ts'
import { tooLateFrom } from './bedarf.ts'
import { checkAbweichung } from './apothekenwahl.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { DuplicateStufe } from './bestellung.ts'
import type { DecisionContext, EarlierBestellung, KlientStand } from './handelnder.ts'
import { type Named, sameProdukt } from '../arzneimittel/produkt.ts'
import type { Position, PositionAngaben } from './position.document.ts'
import { allowedRezeptarten, canBeEntlassung, canBeOnEgk, isElectronic, isShortLived, validUntil } from './rezept.ts'
import { findDosierungStand, planRegelnOf } from './planRegeln.ts'
import { canShareVorlage, whyNotOneRezeptblatt } from './rezeptblatt.ts'
import { isBtmOpen, stoffOf } from '../arzneimittel/stoff.ts'
import { isHandedOut, isReceivedByPflege } from './lieferung.ts'
import { isNotYetOpen, isOfOtherTeil } from './mvo.ts'
import { checkSchweigepflicht } from './schweigepflicht.ts'
import { isWrongZuzahlung, fitsVersicherung, mvoPossible } from './vorschlag.ts'

export interface VersandBefund extends FieldError {
  schwere: 'FEHLER' | 'WARNUNG'
  /** Days since it was sent, or since it was delivered. */
  doppelt?: { nummer: string; bestellungId: string; tage: number; geliefert: boolean; stufe: DuplicateStufe }
}

type Pruefstand = Pick<DecisionContext, 'now' | 'heute' | 'klient' | 'fruehere' | 'direktErlaubt' | 'bundesland'>

export function checkVersand(bestellung: Bestellung, stand: Pruefstand): VersandBefund[] {
  return [
    ...kopfBefunde(bestellung, stand),
    ...zuzahlungBefunde(bestellung, stand),
    ...bestellung.positionen.flatMap((position, i) => positionBefunde(bestellung, position, { stand, pfad: `positionen.${i}` })),
  ]
}

/**
 * What a position lacks by itself: known before anything is saved, and without the orders of before or what stands beside it. Paths begin below
 * the position.
 */
export function checkPosition(position: PositionAngaben, { heute, klient }: Pick<PositionStand, 'heute' | 'klient'>): VersandBefund[] {
  const alone = { id: '', positionen: [] }
  const stand = { heute, klient, fruehere: [], bundesland: null }
  return positionBefunde(alone, { ...position, rezept: null }, { stand, pfad: '' }).map((befund) => ({
    ...befund,
    path: befund.path.slice(1),
  }))
}

/** By the record as it is on the day of need. */
function zuzahlungBefunde({ positionen, bedarfBis: am }: Bestellung, { klient }: Pick<Pruefstand, 'klient'>): VersandBefund[] {
  if (klient === null) return []
  const { versicherungsart, zuzahlungBefreitBis: befreitBis, geburtsdatum } = klient
  return positionen.flatMap(({ rezeptart, kostenhinweis }, i) => {
    const wrong = isWrongZuzahlung(kostenhinweis, { rezeptart, versicherungsart, befreitBis, geburtsdatum, am })
    return befunde([[wrong, `positionen.${i}.kostenhinweis`, 'versand.zuzahlung_anders', 'WARNUNG']])
  })
}

type Written = PositionAngaben & Pick<Position, 'rezept'>
type Whole = Pick<Bestellung, 'id'> & { positionen: readonly Written[] }
type PositionStand = Pick<Pruefstand, 'heute' | 'fruehere' | 'bundesland'> & {
  klient: Pick<KlientStand, 'medikationsplan' | 'plan' | 'versicherungsart'> | null
}

type Regel = readonly [gilt: boolean, path: string, code: string, schwere?: 'WARNUNG']

const befunde = (regeln: readonly Regel[]): VersandBefund[] =>
  regeln.filter(([applies]) => applies).map(([, path, code, schwere]) => ({ path, code, message: code, schwere: schwere ?? 'FEHLER' }))

function kopfBefunde(bestellung: Bestellung, { klient, now, heute, direktErlaubt }: Pruefstand): VersandBefund[] {
  // What goes to the Krankenkasse (Muster 12) is neither redeemed nor handed out by a pharmacy.
  const redeemable = bestellung.positionen.filter(({ rezeptart }) => rezeptart !== 'MUSTER12')
  const onlyHkp = !isHandedOut(bestellung)
  const withRezept = redeemable.some(({ rezeptart }) => rezeptart !== 'OHNE')
  const angefordert = bestellung.positionen.some(({ rezeptVorlage }) => rezeptVorlage === 'ANFORDERN')
  const inPraxis = bestellung.positionen.some(({ rezeptVorlage }) => rezeptVorlage === 'LIEGT_IN_PRAXIS')
  // What does not go to the doctor first goes to the pharmacy now, whoever redeems.
  const klientHolt =
    bestellung.einloesung === 'DURCH_KLIENT' && bestellung.positionen.every(({ rezeptVorlage }) => rezeptVorlage === 'ANFORDERN')
  const forKlient = bestellung.art === 'KLIENT'
  const einwilligt = (art: string) => klient?.einwilligungen.includes(art) === true
  const redeems = withRezept && forKlient && bestellung.einloesung === 'DURCH_PFLEGE'
  return befunde([
    [bestellung.positionen.length === 0, 'positionen', 'versand.keine_position'],
    [forKlient && klient === null, 'klientId', 'versand.klient_fehlt'],
    [!forKlient && (withRezept || onlyHkp), 'art', 'versand.einrichtung_ohne_rezept'],
    [klient?.status === 'VERSTORBEN' || klient?.status === 'BEENDET', 'klientId', 'versand.klient_nicht_aktiv'],
    [klient?.status === 'PAUSIERT', 'klientId', 'versand.klient_abwesend', 'WARNUNG'],
    [klient?.versicherungsart === 'GKV' && klient.kvnr === null, 'klientId', 'versand.kvnr_fehlt'],
    [
      klient?.versicherungsart !== 'GKV' && klient?.kvnr === null && bestellung.positionen.some(({ rezeptart }) => isElectronic(rezeptart)),
      'klientId',
      'versand.kvnr_empfohlen',
      'WARNUNG',
    ],
    [klient !== null && klient.adresse === null, 'klientId', 'versand.adresse_fehlt'],
    [(angefordert || inPraxis) && bestellung.praxisId === null, 'praxisId', 'versand.praxis_fehlt'],
    [bestellung.apothekeId === null && !klientHolt && !onlyHkp, 'apothekeId', 'versand.apotheke_fehlt'],
    ...checkAbweichung(
      bestellung.abweichung,
      { apothekeId: onlyHkp ? null : bestellung.apothekeId, klient: forKlient ? klient : null },
      heute,
    ).map(({ field, code }): Regel => [true, field, `versand.${code}`]),
    [withRezept && bestellung.einloesung === null, 'einloesung', 'versand.einloesung_fehlt'],
    [redeems && !einwilligt('EMPFANGSVOLLMACHT'), 'einloesung', 'versand.empfangsvollmacht_fehlt'],
    // What comes to the nursing service is received in the name of the Klient, with or without a prescription.
    [
      !redeems && redeemable.length > 0 && forKlient && isReceivedByPflege(bestellung) && !einwilligt('EMPFANGSVOLLMACHT'),
      'lieferart',
      'versand.empfang_ohne_vollmacht',
    ],
    [bestellung.einloesung === 'DIREKT_APOTHEKE' && !direktErlaubt, 'einloesung', 'versand.direkt_nicht_erlaubt'],
    [
      bestellung.einloesung === 'DURCH_KLIENT' && bestellung.positionen.some(({ rezeptart }) => rezeptart === 'OHNE'),
      'einloesung',
      'versand.klient_nur_mit_rezept',
    ],
    [
      !onlyHkp && bestellung.lieferart === 'LIEFERUNG_ANDERE_ADRESSE' && bestellung.lieferadresse === null,
      'lieferadresse',
      'versand.lieferadresse_fehlt',
    ],
    ...(forKlient && klient !== null ? checkSchweigepflicht(bestellung, klient, { toPraxis: angefordert || inPraxis, onlyHkp }) : []),
    [bestellung.bedarfBis < heute, 'bedarfBis', 'versand.bedarf_vergangen'],
    [bestellung.bedarfBis === heute && tooLateFrom(bestellung) <= now, 'bedarfUhrzeit', 'versand.bedarf_uhrzeit_vergangen'],
    ...notfallRegeln(bestellung, { now, heute }),
  ])
}

/** Needed within 24 hours: a day alone says it of today, of tomorrow only together with the time. */
function notfallRegeln({ prioritaet, bedarfBis, bedarfUhrzeit }: Bestellung, { now, heute }: Pick<Pruefstand, 'now' | 'heute'>): Regel[] {
  const days = daysBetween(heute, bedarfBis)
  if (prioritaet !== 'NOTFALL' || days < 1) return []
  if (days > 1) return [[true, 'bedarfBis', 'versand.notfall_frist']]
  if (bedarfUhrzeit === null) return [[true, 'bedarfUhrzeit', 'versand.notfall_uhrzeit', 'WARNUNG']]
  return [[bedarfUhrzeit > berlinTimeOfDay(now), 'bedarfUhrzeit', 'versand.notfall_frist']]
}

function positionBefunde(bestellung: Whole, position: Written, { stand, pfad }: { stand: PositionStand; pfad: string }): VersandBefund[] {
  const { produkt, rezeptart, rezeptVorlage } = position
  const verordnungspflichtig = produkt.produktart === 'ARZNEIMITTEL' && rezeptart !== 'OHNE'
  const dosierungStand = findDosierungStand(position, stand.klient)
  const lastWord = lastWordOf(position, bestellung.id, stand.fruehere)
  const regeln = befunde([
    [produkt.angabeart === 'PZN' && produkt.pzn === null, `${pfad}.produkt.pzn`, 'versand.pzn_fehlt'],
    [
      produkt.angabeart === 'WIRKSTOFF' && (produkt.wirkstoff === null || produkt.wirkstaerke === null),
      `${pfad}.produkt.wirkstoff`,
      'versand.wirkstoff_fehlt',
    ],
    [produkt.angabeart === 'HMV' && produkt.hmvNummer === null, `${pfad}.produkt.hmvNummer`, 'versand.hmv_fehlt'],
    [!allowedRezeptarten(produkt, position.btm).includes(rezeptart), `${pfad}.rezeptart`, 'versand.rezeptart_unzulaessig'],
    [
      stand.klient !== null && !fitsVersicherung(rezeptart, stand.klient.versicherungsart),
      `${pfad}.rezeptart`,
      'versand.rezeptart_versicherung',
      'WARNUNG',
    ],
    [rezeptart !== 'OHNE' && !position.btm && isBtmOpen(produkt), `${pfad}.btm`, 'versand.btm_offen', 'WARNUNG'],
    [(rezeptart === 'OHNE') !== (rezeptVorlage === 'OHNE'), `${pfad}.rezeptVorlage`, 'versand.vorlage_passt_nicht'],
    // What is written already is handed in at the Krankenkasse; a pharmacy has nothing to do with it.
    [rezeptart === 'MUSTER12' && rezeptVorlage !== 'ANFORDERN', `${pfad}.rezeptVorlage`, 'versand.hkp_nur_anfordern'],
    [rezeptVorlage === 'AUF_EGK' && !canBeOnEgk(rezeptart), `${pfad}.rezeptVorlage`, 'versand.egk_nur_erezept'],
    // § 39 Abs. 1a SGB V: only the hospital issues it, at discharge.
    [
      (rezeptart === 'ENTLASS' || position.entlassung) && rezeptVorlage === 'ANFORDERN',
      `${pfad}.rezeptVorlage`,
      'versand.entlass_nicht_anfordern',
    ],
    ...vorhandenesRezept(position, { ...stand, pfad }),
    ...rezeptblattRegeln(bestellung, position, pfad),
    [
      position.btm && position.mengeneinheit !== 'STUECK' && !/\d/.test(position.btmMenge ?? ''),
      `${pfad}.btmMenge`,
      'versand.btm_menge_fehlt',
    ],
    // § 9 Abs. 1 Nr. 5 BtMVV: single and daily dose, or a written instruction, for every kind of preparation.
    [(verordnungspflichtig || position.btm) && dosierungStand === null, `${pfad}.dosierung`, 'versand.dosierung_fehlt'],
    [
      position.grund === 'REICHWEITE_ERSCHOEPFT' && position.restbestand === null && position.reichweiteBis === null,
      `${pfad}.restbestand`,
      'versand.reichweite_fehlt',
    ],
    // The doctor decides by it; a reason that nobody chose would be a wrong one.
    [rezeptVorlage === 'ANFORDERN' && rezeptart !== 'MUSTER12' && position.grund === null, `${pfad}.grund`, 'versand.grund_fehlt'],
    ...planRegelnOf(position, { klient: stand.klient, stand: dosierungStand, pfad }),
    [lastWord?.gestoppt === true, `${pfad}.produkt.bezeichnung`, 'versand.zuletzt_gestoppt', 'WARNUNG'],
    [changedSince(position, lastWord), `${pfad}.produkt.bezeichnung`, 'versand.zuletzt_geaendert', 'WARNUNG'],
    [position.mvoGewuenscht && !mvoPossible(rezeptart, position.btm), `${pfad}.mvoGewuenscht`, 'versand.mvo_nicht_moeglich'],
    // § 7 Abs. 2 HilfsM-RL: no aid is prescribed at the expense of the insurer without its diagnosis.
    [rezeptart === 'HILFSMITTEL_M16' && position.diagnose === null, `${pfad}.diagnose`, 'versand.diagnose_fehlt'],
    [
      produkt.produktart === 'HILFSMITTEL' && rezeptart !== 'OHNE' && rezeptart !== 'HILFSMITTEL_M16' && position.diagnose === null,
      `${pfad}.diagnose`,
      'versand.diagnose_empfohlen',
      'WARNUNG',
    ],
  ])
  const hits = duplicateBestellung(position, bestellung.id, stand)
  if (hits === null) return regeln
  const doppelt: VersandBefund = {
    path: `${pfad}.doppeltGrund`,
    code: 'versand.doppelt',
    message: 'versand.doppelt',
    schwere: position.doppeltGrund === null ? 'FEHLER' : 'WARNUNG',
    doppelt: hits,
  }
  return [...regeln, doppelt]
}

/** Several on one sheet in hand: paper of one kind, issue and place. */
function rezeptblattRegeln({ positionen }: Whole, { rezeptblattNr }: Written, pfad: string): Regel[] {
  const blatt = rezeptblattNr === null ? [] : positionen.filter((other) => other.rezeptblattNr === rezeptblattNr)
  if (blatt.length < 2) return []
  const lines = blatt.map(({ rezeptart, produkt, rezeptVorlage, ausgestelltAm, entlassung }) => ({
    art: rezeptart,
    produkt,
    unter: [rezeptVorlage, ausgestelltAm, entlassung],
  }))
  const why = whyNotOneRezeptblatt(lines) ?? (blatt.every(canShareVorlage) ? null : 'rezeptblatt_verschieden')
  return [[why !== null, `${pfad}.rezeptblattNr`, `versand.${why ?? 'rezeptblatt_verschieden'}`]]
}

/** A prescription that was there before the order runs out like any other. */
function vorhandenesRezept(
  { rezeptart, rezeptVorlage, ausgestelltAm, entlassung, gebaerfaehig, produkt, rezept, vorherigeRezeptId }: Written,
  { heute, bundesland, pfad }: Pick<Pruefstand, 'heute' | 'bundesland'> & { pfad: string },
): Regel[] {
  if (rezeptVorlage === 'ANFORDERN' || rezeptVorlage === 'OHNE') return []
  const path = `${pfad}.ausgestelltAm`
  const unsaid: Regel = [stoffOf(produkt).retinoid && gebaerfaehig === null, `${pfad}.gebaerfaehig`, 'versand.gebaerfaehig_fehlt']
  const umstand = { entlassung, gebaerfaehig }
  if (ausgestelltAm === null) {
    const short = isShortLived(rezeptart, umstand)
    return [unsaid, short ? [true, path, 'versand.ausstellung_fehlt'] : [true, path, 'versand.ausstellung_empfohlen', 'WARNUNG']]
  }
  const gueltigBis = rezept?.gueltigBis ?? validUntil({ ...umstand, art: rezeptart, ausgestelltAm, bundesland })
  return [
    unsaid,
    [rezept !== null && isNotYetOpen(rezept, heute), `${pfad}.rezeptVorlage`, 'versand.teil_noch_nicht'],
    [
      rezept !== null && vorherigeRezeptId !== null && isOfOtherTeil(rezept, vorherigeRezeptId),
      `${pfad}.vorherigeRezeptId`,
      'versand.rezept_id_anderer_teil',
    ],
    [entlassung && !canBeEntlassung(rezeptart), `${pfad}.rezeptart`, 'versand.entlassung_form'],
    [ausgestelltAm > heute, path, 'versand.ausstellung_zukunft'],
    [gueltigBis !== null && gueltigBis < heute, path, 'versand.rezept_abgelaufen'],
    [gueltigBis !== null && gueltigBis >= heute && daysBetween(heute, gueltigBis) <= 3, path, 'versand.rezept_endet', 'WARNUNG'],
  ]
}

type Earlier = Pick<DecisionContext, 'fruehere' | 'heute'>

const namesOf = ({ angefordert, verordnet, abgegeben }: EarlierBestellung): Named[] =>
  [angefordert, verordnet, abgegeben].filter((one) => one !== null)

/** Of a substance in any strength: two of them together may be too much. */
function alike(produkt: Named, other: Named): boolean {
  const { pzn, wirkstoff, bezeichnung } = produkt
  if (pzn !== null && other.pzn !== null) return pzn === other.pzn
  if (wirkstoff !== null && other.wirkstoff !== null) return wirkstoff.toLowerCase() === other.wirkstoff.toLowerCase()
  return bezeichnung.toLowerCase() === other.bezeichnung.toLowerCase()
}

/** The doctor's newest word about exactly this; orders come newest first. */
const lastWordOf = ({ produkt }: Written, bestellungId: string, fruehere: readonly EarlierBestellung[]): EarlierBestellung | undefined =>
  fruehere.find(
    (one) =>
      one.bestellungId !== bestellungId &&
      (one.gestoppt || one.verordnet !== null) &&
      [one.angefordert, ...(one.verordnet === null ? [] : [one.verordnet])].some((name) => sameProdukt(name, produkt)),
  )

/** Asked for is what the doctor made something else of. */
const changedSince = ({ produkt }: Written, last: EarlierBestellung | undefined): boolean =>
  last?.verordnet !== undefined && last.verordnet !== null && !last.gestoppt && !sameProdukt(last.verordnet, produkt)

function stufeOf(tage: number): DuplicateStufe {
  if (tage <= 3) return 'ROT'
  return tage <= 7 ? 'ORANGE' : 'OFFEN'
}

/** The latest order of the same thing for the same Klient that is not delivered, or was within a week; null when there is none. */
function duplicateBestellung(
  position: Written,
  bestellungId: string,
  { fruehere, heute }: Earlier,
): NonNullable<VersandBefund['doppelt']> | null {
  const [hit] = fruehere
    .filter((one) => one.bestellungId !== bestellungId && !one.gestoppt && namesOf(one).some((name) => alike(position.produkt, name)))
    .map(({ nummer, bestellungId: andere, gesendetAm, geliefertAm, offen }) => {
      const tage = daysBetween(berlinDate(offen ? gesendetAm : (geliefertAm ?? gesendetAm)), heute)
      return { nummer, bestellungId: andere, tage, geliefert: !offen, stufe: stufeOf(tage) }
    })
    .filter(({ geliefert, tage }) => !geliefert || tage <= 7)
    .toSorted((a, b) => a.tage - b.tage)
  return hit ?? null
}
