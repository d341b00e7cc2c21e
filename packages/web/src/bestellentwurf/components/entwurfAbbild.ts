import { sayDarreichungsform } from '@dreiklang/domain/arzneimittel/darreichungsform'
import { canBeEntlassung } from '@dreiklang/domain/bestellung/rezept'
import { canShareVorlage } from '@dreiklang/domain/bestellung/rezeptblatt'
import type { kopfAngaben, positionAngaben } from '@dreiklang/domain/bestellung/angaben.contract'
import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import { isHandedOut } from '@dreiklang/domain/bestellung/lieferung'
import { positionDocument } from '@dreiklang/domain/bestellung/position.document'
import { isBtm, stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import type { BestellungAnswer, PositionVorlage } from '@dreiklang/domain/bestellung/view.contract'
import type { z } from 'zod'
import { readAbweichung, fillAbweichung } from '../../bestellung/components/AbweichungFields.tsx'
import { adresseOrNothing, adressValues } from '../../organisation/components/adresse.ts'
import { type Unfilled, orNull, saidTexts, textValues } from '../../shared/documentForm.ts'
import { asksForEinloesung, type EntwurfValues, type PositionValues, produktNameOf } from './formValues.ts'

const textOf = (value: string | null): string => value ?? ''

/** A field that the chosen way does not show is left out, so that nothing is sent that nobody sees. */
export function kopfAbbild({ kopf, positionen }: EntwurfValues): Unfilled<z.input<typeof kopfAngaben>> {
  const forKlient = kopf.art === 'KLIENT'
  const handedOut = isHandedOut({ positionen })
  const woanders = handedOut && kopf.lieferart === 'LIEFERUNG_ANDERE_ADRESSE'
  return {
    ...saidTexts(kopfDocument, kopf),
    ...(handedOut ? {} : { lieferzeitfenster: null }),
    art: kopf.art,
    klientId: forKlient ? kopf.klientId : null,
    praxisId: forKlient ? (kopf.praxis?.id ?? null) : null,
    arztPersonId: forKlient && kopf.praxis !== null ? kopf.arztPersonId : null,
    apothekeId: handedOut ? (kopf.apotheke?.id ?? null) : null,
    abweichung: forKlient && handedOut ? readAbweichung(kopf.abweichung) : null,
    ...(forKlient && handedOut ? {} : { abweichungGrund: null }),
    prioritaet: kopf.prioritaet,
    bedarfBis: kopf.bedarfBis,
    lieferart: kopf.lieferart,
    lieferadresse: woanders ? adresseOrNothing(kopf.lieferadresse) : null,
    einloesung: asksForEinloesung({ kopf, positionen }) ? kopf.einloesung : null,
  }
}

export function dosierungAbbild({ dosierungArt, schema, dosierungText }: PositionValues) {
  switch (dosierungArt) {
    case null:
      return null
    case 'PLAN':
      return { schema: null, text: null, lautMedikationsplan: true }
    case 'SCHEMA': {
      const { morgens, mittags, abends, nachts } = schema
      const dosen = { morgens: morgens.trim(), mittags: mittags.trim(), abends: abends.trim(), nachts: nachts.trim() }
      return { schema: dosen, text: orNull(dosierungText), lautMedikationsplan: false }
    }
    case 'TEXT':
      return { schema: null, text: orNull(dosierungText), lautMedikationsplan: false }
  }
}

/** A substance with its strength is its own name; everything else has a separate one. */
export function bezeichnungOf(position: PositionValues): string {
  return position.angabeart === 'WIRKSTOFF' && position.bezeichnung.trim() === '' ? wirkstoffName(position) : position.bezeichnung
}

type Stoff = Pick<PositionValues, 'wirkstoff' | 'wirkstaerke' | 'darreichungsform'>

/** In German, as the names of products are. */
const wirkstoffName = ({ wirkstoff, wirkstaerke, darreichungsform }: Stoff): string =>
  nameOf([wirkstoff, wirkstaerke, sayDarreichungsform(darreichungsform, 'de')])

/** Names of before December 2026 end in the code of the form. */
const isWirkstoffName = (name: string, stoff: Stoff): boolean =>
  name === wirkstoffName(stoff) || name === nameOf([stoff.wirkstoff, stoff.wirkstaerke, stoff.darreichungsform])

function nameOf(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

export function positionAbbild(position: PositionValues): Unfilled<z.input<typeof positionAngaben>> & { id?: string } {
  const { angabeart } = position
  const btm = isBtm(produktNameOf(position), position.btm)
  return {
    ...saidTexts(positionDocument, position),
    ...(position.id === null ? {} : { id: position.id }),
    produkt: {
      produktart: position.produktart,
      angabeart,
      pzn: angabeart === 'PZN' ? orNull(position.pzn) : null,
      bezeichnung: bezeichnungOf(position),
      wirkstoff: orNull(position.wirkstoff),
      wirkstaerke: orNull(position.wirkstaerke),
      darreichungsform: orNull(position.darreichungsform),
      normgroesse: position.normgroesse,
      hmvNummer: angabeart === 'HMV' ? orNull(position.hmvNummer) : null,
    },
    menge: position.menge,
    mengeneinheit: position.mengeneinheit,
    dosierung: dosierungAbbild(position),
    grund: position.grund,
    restbestand: position.restbestand,
    reichweiteBis: position.reichweiteBis,
    rezeptart: position.rezeptart,
    rezeptVorlage: position.rezeptVorlage,
    ...(position.rezeptVorlage === 'ANFORDERN' || position.rezeptVorlage === 'OHNE'
      ? { ausgestelltAm: null, entlassung: false, gebaerfaehig: null, rezeptblattNr: null }
      : {
          ausgestelltAm: position.ausgestelltAm,
          entlassung: position.entlassung && canBeEntlassung(position.rezeptart),
          gebaerfaehig: position.gebaerfaehig,
          rezeptblattNr: canShareVorlage(position) ? position.rezeptblattNr : null,
        }),
    mvoGewuenscht: position.mvoGewuenscht,
    vorherigeRezeptId: orNull(position.vorherigeRezeptId),
    btm,
    reichdauerTage: btm ? position.reichdauerTage : null,
    kuehlpflichtig: position.kuehlpflichtig || stoffOf(produktNameOf(position)).kuehlpflichtig,
    kostenhinweis: position.kostenhinweis,
    hkp: position.rezeptart === 'MUSTER12' ? position.hkp : null,
  }
}

export function entwurfAbbild(values: EntwurfValues) {
  return { ...kopfAbbild(values), positionen: values.positionen.map(positionAbbild) }
}

export function valuesOf(bestellung: BestellungAnswer): EntwurfValues {
  const { praxis, apotheke, lieferadresse } = bestellung
  return {
    kopf: {
      ...textValues(kopfDocument, bestellung),
      art: bestellung.art,
      klientId: bestellung.klientId,
      praxis: praxis === null ? null : { id: praxis.id, name: praxis.name },
      arztPersonId: bestellung.arztPersonId,
      apotheke: apotheke === null ? null : { id: apotheke.id, name: apotheke.name },
      abweichung: fillAbweichung(bestellung.abweichung),
      prioritaet: bestellung.prioritaet,
      bedarfBis: bestellung.bedarfBis,
      lieferart: bestellung.lieferart,
      lieferadresse: adressValues(lieferadresse),
      einloesung: bestellung.einloesung,
    },
    positionen: bestellung.positionen.map((position) => ({
      ...positionValuesOf(position, position.id),
      id: position.id,
      zuletzt: position.zuletzt,
    })),
  }
}

function dosierungArtOf(dosierung: PositionVorlage['dosierung']): PositionValues['dosierungArt'] {
  if (dosierung === null) return null
  if (dosierung.lautMedikationsplan) return 'PLAN'
  return dosierung.schema === null ? 'TEXT' : 'SCHEMA'
}

export function positionValuesOf(position: PositionVorlage, schluessel: string): PositionValues {
  const { produkt, dosierung } = position
  const stoff = {
    wirkstoff: textOf(produkt.wirkstoff),
    wirkstaerke: textOf(produkt.wirkstaerke),
    darreichungsform: textOf(produkt.darreichungsform),
  }
  return {
    ...textValues(positionDocument, position),
    schluessel,
    id: null,
    produktart: produkt.produktart,
    angabeart: produkt.angabeart,
    pzn: textOf(produkt.pzn),
    // A name generated from substance and strength is generated again, so that it follows a change of the strength.
    bezeichnung: produkt.angabeart === 'WIRKSTOFF' && isWirkstoffName(produkt.bezeichnung, stoff) ? '' : produkt.bezeichnung,
    ...stoff,
    normgroesse: produkt.normgroesse,
    hmvNummer: textOf(produkt.hmvNummer),
    menge: position.menge,
    mengeneinheit: position.mengeneinheit,
    dosierungArt: dosierungArtOf(dosierung),
    schema: dosierung?.schema ?? { morgens: '', mittags: '', abends: '', nachts: '' },
    dosierungText: textOf(dosierung?.text ?? null),
    grund: position.grund,
    restbestand: position.restbestand,
    reichweiteBis: position.reichweiteBis,
    rezeptart: position.rezeptart,
    rezeptVorlage: position.rezeptVorlage,
    ausgestelltAm: position.ausgestelltAm,
    entlassung: position.entlassung,
    gebaerfaehig: position.gebaerfaehig,
    rezeptblattNr: position.rezeptblattNr,
    mvoGewuenscht: position.mvoGewuenscht,
    vorherigeRezeptId: textOf(position.vorherigeRezeptId),
    btm: position.btm,
    reichdauerTage: position.reichdauerTage,
    kuehlpflichtig: position.kuehlpflichtig,
    kostenhinweis: position.kostenhinweis,
    hkp: position.hkp,
    // Whoever wrote it may have chosen it: what was kept does not follow a suggestion by itself.
    vonHand: ['rezeptart', 'kostenhinweis'],
    zuletzt: null,
  }
}
