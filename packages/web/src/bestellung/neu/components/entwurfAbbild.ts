import type { kopfAngaben, positionAngaben } from '@dreiklang/domain/bestellung/angaben.contract'
import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import { positionDocument } from '@dreiklang/domain/bestellung/position.document'
import type { BestellungAntwort, PositionVorlage } from '@dreiklang/domain/bestellung/sicht.contract'
import type { z } from 'zod'
import { type Unfilled, oderNull, saidTexts, textValues } from '../../../shared/documentForm.ts'
import { adresseOderNichts, adressWerte } from '../../../organisation/components/adresse.ts'
import type { EntwurfWerte, PositionWerte } from './formWerte.ts'

const textVon = (wert: string | null): string => wert ?? ''

/**
 * The header as the contract's body, still unchecked. A field that the chosen way does not show is left out,
 * so that nothing is sent that nobody sees.
 */
export function kopfAbbild({ kopf, positionen }: EntwurfWerte): Unfilled<z.input<typeof kopfAngaben>> {
  const fuerKlient = kopf.art === 'KLIENT'
  const mitRezept = positionen.length === 0 || positionen.some(({ rezeptart }) => rezeptart !== 'OHNE')
  const woanders = kopf.lieferart === 'LIEFERUNG_ANDERE_ADRESSE'
  return {
    ...saidTexts(kopfDocument, kopf),
    art: kopf.art,
    klientId: fuerKlient ? kopf.klientId : null,
    praxisId: fuerKlient ? (kopf.praxis?.id ?? null) : null,
    arztPersonId: fuerKlient && kopf.praxis !== null ? kopf.arztPersonId : null,
    apothekeId: kopf.apotheke?.id ?? null,
    ...(fuerKlient ? {} : { abweichungGrund: null }),
    prioritaet: kopf.prioritaet,
    bedarfBis: kopf.bedarfBis,
    lieferart: kopf.lieferart,
    lieferadresse: woanders ? adresseOderNichts(kopf.lieferadresse) : null,
    einloesung: fuerKlient && mitRezept ? kopf.einloesung : null,
  }
}

function dosierungAbbild({ dosierungArt, schema, dosierungText }: PositionWerte) {
  switch (dosierungArt) {
    case null:
      return null
    case 'PLAN':
      return { schema: null, text: null, lautMedikationsplan: true }
    case 'SCHEMA': {
      const { morgens, mittags, abends, nachts } = schema
      const dosen = { morgens: morgens.trim(), mittags: mittags.trim(), abends: abends.trim(), nachts: nachts.trim() }
      return { schema: dosen, text: oderNull(dosierungText), lautMedikationsplan: false }
    }
    case 'TEXT':
      return { schema: null, text: oderNull(dosierungText), lautMedikationsplan: false }
  }
}

/** A substance with its strength is its own name; everything else has a separate one. */
function bezeichnungVon(position: PositionWerte): string {
  return position.angabeart === 'WIRKSTOFF' && position.bezeichnung.trim() === '' ? wirkstoffName(position) : position.bezeichnung
}

function wirkstoffName({
  wirkstoff,
  wirkstaerke,
  darreichungsform,
}: Pick<PositionWerte, 'wirkstoff' | 'wirkstaerke' | 'darreichungsform'>): string {
  return [wirkstoff, wirkstaerke, darreichungsform]
    .map((teil) => teil.trim())
    .filter((teil) => teil !== '')
    .join(' ')
}

/** One position as the contract's body, still unchecked. */
export function positionAbbild(position: PositionWerte): Unfilled<z.input<typeof positionAngaben>> & { id?: string } {
  const { angabeart } = position
  return {
    ...saidTexts(positionDocument, position),
    ...(position.id === null ? {} : { id: position.id }),
    produkt: {
      produktart: position.produktart,
      angabeart,
      pzn: angabeart === 'PZN' ? oderNull(position.pzn) : null,
      bezeichnung: bezeichnungVon(position),
      wirkstoff: oderNull(position.wirkstoff),
      wirkstaerke: oderNull(position.wirkstaerke),
      darreichungsform: oderNull(position.darreichungsform),
      normgroesse: position.normgroesse,
      hmvNummer: angabeart === 'HMV' ? oderNull(position.hmvNummer) : null,
    },
    menge: position.menge,
    mengeneinheit: position.mengeneinheit,
    dosierung: dosierungAbbild(position),
    grund: position.grund,
    restbestand: position.restbestand,
    reichweiteBis: position.reichweiteBis,
    rezeptart: position.rezeptart,
    rezeptVorlage: position.rezeptVorlage,
    mvoGewuenscht: position.mvoGewuenscht,
    vorherigeRezeptId: oderNull(position.vorherigeRezeptId),
    btm: position.btm,
    reichdauerTage: position.btm ? position.reichdauerTage : null,
    kuehlpflichtig: position.kuehlpflichtig,
    kostenhinweis: position.kostenhinweis,
  }
}

export function entwurfAbbild(werte: EntwurfWerte) {
  return { ...kopfAbbild(werte), positionen: werte.positionen.map(positionAbbild) }
}

/** What the server keeps, as the fields show it. */
export function werteVon(bestellung: BestellungAntwort): EntwurfWerte {
  const { praxis, apotheke, lieferadresse } = bestellung
  return {
    kopf: {
      ...textValues(kopfDocument, bestellung),
      art: bestellung.art,
      klientId: bestellung.klientId,
      praxis: praxis === null ? null : { id: praxis.id, name: praxis.name },
      arztPersonId: bestellung.arztPersonId,
      apotheke: apotheke === null ? null : { id: apotheke.id, name: apotheke.name },
      prioritaet: bestellung.prioritaet,
      bedarfBis: bestellung.bedarfBis,
      lieferart: bestellung.lieferart,
      lieferadresse: adressWerte(lieferadresse),
      einloesung: bestellung.einloesung,
    },
    positionen: bestellung.positionen.map((position) => ({ ...positionWerteVon(position, position.id), id: position.id })),
  }
}

function dosierungArtVon(dosierung: PositionVorlage['dosierung']): PositionWerte['dosierungArt'] {
  if (dosierung === null) return null
  if (dosierung.lautMedikationsplan) return 'PLAN'
  return dosierung.schema === null ? 'TEXT' : 'SCHEMA'
}

/** Words about one medicine that were accepted once; `schluessel` names the position in the form. */
export function positionWerteVon(position: PositionVorlage, schluessel: string): PositionWerte {
  const { produkt, dosierung } = position
  const stoff = {
    wirkstoff: textVon(produkt.wirkstoff),
    wirkstaerke: textVon(produkt.wirkstaerke),
    darreichungsform: textVon(produkt.darreichungsform),
  }
  return {
    ...textValues(positionDocument, position),
    schluessel,
    id: null,
    produktart: produkt.produktart,
    angabeart: produkt.angabeart,
    pzn: textVon(produkt.pzn),
    // A name generated from substance and strength is generated again, so that it follows a change of the strength.
    bezeichnung: produkt.angabeart === 'WIRKSTOFF' && produkt.bezeichnung === wirkstoffName(stoff) ? '' : produkt.bezeichnung,
    ...stoff,
    normgroesse: produkt.normgroesse,
    hmvNummer: textVon(produkt.hmvNummer),
    menge: position.menge,
    mengeneinheit: position.mengeneinheit,
    dosierungArt: dosierungArtVon(dosierung),
    schema: dosierung?.schema ?? { morgens: '', mittags: '', abends: '', nachts: '' },
    dosierungText: textVon(dosierung?.text ?? null),
    grund: position.grund,
    restbestand: position.restbestand,
    reichweiteBis: position.reichweiteBis,
    rezeptart: position.rezeptart,
    rezeptVorlage: position.rezeptVorlage,
    mvoGewuenscht: position.mvoGewuenscht,
    vorherigeRezeptId: textVon(position.vorherigeRezeptId),
    btm: position.btm,
    reichdauerTage: position.reichdauerTage,
    kuehlpflichtig: position.kuehlpflichtig,
    kostenhinweis: position.kostenhinweis,
    // Whoever wrote it may have chosen it: what was kept does not follow a suggestion by itself.
    vonHand: ['rezeptart', 'kostenhinweis'],
  }
}
