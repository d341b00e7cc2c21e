/** The sections of a record as lines of paper, led by what stands in them: a field that is added is printed without a word said here. */
import { type Bereich, bereiche } from '@dreiklang/domain/klient/akte'
import { bereichAngaben } from '@dreiklang/domain/klient/akte.contract'
import type { KlientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { istDatum } from '@dreiklang/domain/shared/zeit'
import { deutscheZahl, deutschesDatum } from '../papier/deutsch.ts'
import type { Angabe, Block } from '../papier/bloecke.ts'
import { bereichWort, feldWort, wahlWort } from './auskunftWorte.ts'

type Felder = Readonly<Record<string, unknown>>

const bezeichnung = (feld: string): string => feldWort[feld] ?? feld

const istFelder = (wert: unknown): wert is Felder => typeof wert === 'object' && wert !== null && !Array.isArray(wert)

/** A value in one text; null when nothing is entered. */
function textVon(feld: string, wert: unknown): string | null {
  if (wert === null || wert === undefined || wert === '') return null
  if (typeof wert === 'boolean') return wert ? 'ja' : 'nein'
  if (typeof wert === 'number') return deutscheZahl(wert)
  if (typeof wert === 'string') return istDatum(wert) ? deutschesDatum(wert) : (wahlWort[feld]?.[wert] ?? wert)
  if (Array.isArray(wert)) {
    const eintraege: readonly unknown[] = wert
    const texte = eintraege.map((einer) => textVon(feld, einer)).filter((text) => text !== null)
    return texte.length === 0 ? null : texte.join(eintraege.some(istFelder) ? '\n' : ', ')
  }
  return istFelder(wert) ? eintragVon(wert) : null
}

function eintragVon(eintrag: Felder): string {
  return Object.entries(eintrag)
    .flatMap(([feld, wert]) => {
      const text = textVon(feld, wert)
      return text === null ? [] : [`${bezeichnung(feld)}: ${text}`]
    })
    .join(' · ')
}

function adresseVon({ strasse, hausnummer, zusatz, plz, ort }: NonNullable<KlientAuskunft['akte']['wohnen']['adresse']>): string {
  return [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((zeile) => zeile !== null && zeile !== '').join(', ')
}

function allergienVon({ keineBekannt, liste }: NonNullable<KlientAuskunft['akte']['gesundheit']['allergien']>): string {
  return keineBekannt ? 'keine bekannt' : liste.join(', ')
}

const fachaerzteVon = ({ fachaerzte, praxen }: KlientAuskunft['akte']['aerzte']): Felder[] =>
  fachaerzte.map(({ praxisId, ...einer }) => ({ ...einer, praxisId: praxen.find(({ id }) => id === praxisId)?.name ?? null }))

/** In the order of the contract, which is that of the screen. */
function angabenVon(akte: KlientAuskunft['akte'], bereich: Bereich): Angabe[] {
  const felder: Felder = akte[bereich]
  return Object.keys(bereichAngaben[bereich].shape).map((feld) => [bezeichnung(feld), wertVon(akte, feld, felder[feld])])
}

/** A practice is said by its name in place of its number. */
function wertVon({ wohnen, aerzte, gesundheit }: KlientAuskunft['akte'], feld: string, wert: unknown): string | null {
  switch (feld) {
    case 'hausarztId':
      return aerzte.hausarzt?.name ?? null
    case 'fachaerzte':
      return textVon(feld, fachaerzteVon(aerzte))
    case 'adresse':
      return wohnen.adresse && adresseVon(wohnen.adresse)
    case 'allergien':
      return gesundheit.allergien === null ? 'noch nicht gefragt' : allergienVon(gesundheit.allergien)
    default:
      return textVon(feld, wert)
  }
}

export const akteAufPapier = (akte: KlientAuskunft['akte']): Block[] =>
  bereiche.flatMap((bereich): Block[] => [
    { art: 'ueberschrift', text: bereichWort[bereich] },
    { art: 'angaben', zeilen: angabenVon(akte, bereich) },
  ])
