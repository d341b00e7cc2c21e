import {
  apothekeAblehnungsgruende,
  arztAblehnungsgruende,
  austauschFaelle,
  einverstandene,
  mengeneinheiten,
  newRezeptGruende,
  type PositionStatus,
  positionStatus,
  reklamationsgruende,
  sources,
} from '@dreiklang/domain/bestellung/bestellung'
import { abweichung } from '@dreiklang/domain/bestellung/apothekenwahl'
import { klientGruende } from '@dreiklang/domain/bestellung/klientGrund'
import { folgeArten } from '@dreiklang/domain/bestellung/folgen'
import { hkpUnterzeichner } from '@dreiklang/domain/bestellung/hkpWeg.document'
import { empfaengerRollen, nachweisArten, scheiternGruende } from '@dreiklang/domain/bestellung/lieferung'
import { dosierung } from '@dreiklang/domain/bestellung/produkt.contract'
import { retoure } from '@dreiklang/domain/bestellung/retoure.document'
import { btmKennzeichen, rezeptOrte } from '@dreiklang/domain/bestellung/rezept'
import type { EreignisAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { genehmigungen } from '@dreiklang/domain/klient/hkp'
import { seiten } from '@dreiklang/domain/shared/akteur'
import { z } from 'zod'
import { folgeKeyOf } from './folgeKeyOf.ts'
import { formatDate, formatDateTime, formatNumber } from '../../shared/format.ts'
import type { Translate } from '../../shared/i18n.ts'
import { useAbweichung } from './AbweichungFields.tsx'
import { useRezeptSentences } from './rezeptSentences.ts'
import { useZuzahlungSentence } from './zuzahlungWords.ts'
import { useDosierung } from './dosierung.ts'
import { useHkpLine, useRetoureMenge } from './menge.ts'
import type { texts as begriffe } from '../begriffe.texts.de.ts'
import { useBegriffeTexts } from '../bestellung.texts.ts'
import { useEreignisseTexts } from '../onDemand.texts.ts'
import type { texts as sentences } from '../ereignisse.texts.de.ts'

/** A value that an old event may lack or store differently is not shown. */
const vielleicht = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)

const ereignisAngabenWare = z.object({
  bezeichnung: z.string(),
  menge: z.number().optional(),
  mengeneinheit: z.enum(mengeneinheiten).optional().catch(undefined),
  dosierung: dosierung.nullable().optional().catch(undefined),
})

const ereignisAngaben = z.object({
  von: vielleicht(z.enum([...positionStatus, ...seiten])),
  nach: vielleicht(z.enum(positionStatus)),
  an: vielleicht(z.enum(seiten)),
  vonOrt: vielleicht(z.enum(rezeptOrte)),
  nachOrt: vielleicht(z.enum(rezeptOrte)),
  ort: vielleicht(z.enum(rezeptOrte)),
  grund: vielleicht(z.string()),
  text: vielleicht(z.string()),
  begruendung: vielleicht(z.string()),
  termin: vielleicht(z.string()),
  bearbeiter: vielleicht(z.string()),
  gueltigBis: vielleicht(z.string()),
  tage: vielleicht(z.number()),
  angefordert: vielleicht(ereignisAngabenWare),
  verordnet: vielleicht(ereignisAngabenWare),
  alt: vielleicht(ereignisAngabenWare),
  neu: vielleicht(ereignisAngabenWare),
  aenderungGrund: vielleicht(z.string()),
  menge: vielleicht(z.number()),
  /** In what `menge`, `rest`, `geliefert` and `soll` are counted; events before December 2026 do not say it. */
  mengeneinheit: vielleicht(z.enum(mengeneinheiten)),
  retoure: vielleicht(retoure.pick({ art: true, menge: true, einheit: true, zeugen: true })),
  rest: vielleicht(z.number()),
  geliefert: vielleicht(z.number()),
  soll: vielleicht(z.number()),
  lieferung: vielleicht(z.number()),
  versuch: vielleicht(z.number()),
  empfaengerName: vielleicht(z.string()),
  empfaengerRolle: vielleicht(z.enum(empfaengerRollen)),
  nachweis: vielleicht(z.enum(nachweisArten)),
  zustimmung: vielleicht(z.boolean()),
  vorschlaege: vielleicht(z.array(ereignisAngabenWare)),
  fall: vielleicht(z.enum(austauschFaelle)),
  stufe: vielleicht(z.number()),
  quelle: vielleicht(z.enum(sources)),
  rezeptLoeschen: vielleicht(z.boolean()),
  altesRezept: vielleicht(z.string()),
  gescannt: vielleicht(z.number()),
  zurueckgerufen: vielleicht(z.boolean()),
  einverstanden: vielleicht(z.enum(einverstandene)),
  temperatur: vielleicht(z.number()),
  /** Told later than it was done: at a door without network. */
  geschehenAm: vielleicht(z.iso.datetime()),
  bestand: vielleicht(z.string()),
  btmNummer: vielleicht(z.string()),
  btmKennzeichen: vielleicht(z.enum(btmKennzeichen)),
  folge: vielleicht(z.enum(folgeArten)),
  neueBestellung: vielleicht(z.string()),
  abweichung: vielleicht(abweichung),
  /** Of a Muster 12. */
  am: vielleicht(z.string()),
  /** Of a proposal to order again. */
  bis: vielleicht(z.string()),
  hkp: vielleicht(z.object({ massnahmen: z.string(), haeufigkeit: z.string(), von: z.string(), bis: z.string() })),
  unterzeichner: vielleicht(z.enum(hkpUnterzeichner)),
  name: vielleicht(z.string()),
  genehmigung: vielleicht(z.enum(genehmigungen)),
  genehmigtBis: vielleicht(z.string()),
})

const isStatus = (value: string | undefined): value is PositionStatus => positionStatus.some((status) => status === value)

interface Words {
  e: Translate<typeof sentences>
  b: Translate<typeof begriffe>
  ablehnungsgrund: ReturnType<typeof useAblehnungsgrund>
  dosierungText: ReturnType<typeof useDosierung>
  abweichungText: ReturnType<typeof useAbweichung>
  hkpLine: ReturnType<typeof useHkpLine>
  retoureMenge: ReturnType<typeof useRetoureMenge>
}

export function useEreignisSentences(): (ereignis: Pick<EreignisAnswer, 'art' | 'angaben' | 'seite'>) => string[] {
  const words: Words = {
    e: useEreignisseTexts(),
    b: useBegriffeTexts(),
    ablehnungsgrund: useAblehnungsgrund(),
    dosierungText: useDosierung(),
    abweichungText: useAbweichung(),
    hkpLine: useHkpLine(),
    retoureMenge: useRetoureMenge(),
  }
  const ofRezept = useRezeptSentences()
  const ofZuzahlung = useZuzahlungSentence()
  return ({ art, angaben, seite }) => {
    const a = ereignisAngaben.parse(angaben)
    const all = [
      a.abweichung === undefined ? '' : (words.abweichungText({ abweichung: a.abweichung, abweichungGrund: null }) ?? ''),
      ...wechsel(art, a, words),
      a.folge === undefined ? '' : words.e('folge', { was: words.b(folgeKeyOf(a.folge, seite)) }),
      a.neueBestellung === undefined ? '' : words.e('neueBestellung', { nummer: a.neueBestellung }),
      ...anlass(art, a, words),
      ...ware(a, words),
      ...rezept(a, words),
      ...ofRezept(angaben),
      ofZuzahlung(angaben),
      ...uebergabe(a, words),
      ...hkpWeg(a, words),
      a.stufe === undefined ? '' : words.e('stufe', { stufe: a.stufe }),
      a.quelle === undefined ? '' : words.e('quelle', { quelle: words.b(`quelle.${a.quelle}`) }),
    ]
    return all.filter((satz) => satz !== '')
  }
}

function wechsel(art: string, { von, nach, an, zustimmung, zurueckgerufen }: EreignisAngaben, { e, b }: Words): string[] {
  return [
    an === undefined || art !== 'rueckfrageStellen' ? '' : e('an', { seite: b(`seite.${an}`) }),
    zustimmung === undefined ? '' : e(zustimmung ? 'ja' : 'nein'),
    zurueckgerufen === true ? e('zurueckgerufen') : '',
    isStatus(von) && nach !== undefined ? e('wechsel', { von: b(`status.${von}`), nach: b(`status.${nach}`) }) : '',
  ]
}

function anlass(art: string, { grund, text, begruendung, fall, bis }: EreignisAngaben, words: Words): string[] {
  const { e, b } = words
  return [
    fall === undefined ? '' : e('grund', { grund: b(`austauschFall.${fall}`) }),
    grund === undefined ? '' : e('grund', { grund: grundText(art, grund, words) }),
    text === undefined || text === '' ? '' : e('text', { text }),
    begruendung === undefined ? '' : e('text', { text: begruendung }),
    bis === undefined ? '' : e('benoetigt', { tag: formatDate(bis) }),
  ]
}

function grundText(art: string, grund: string, { b, ablehnungsgrund }: Words): string {
  const said = <const Known extends string>(known: readonly Known[], label: (one: Known) => string) => {
    const one = known.find((candidate) => candidate === grund)
    return one === undefined ? grund : label(one)
  }
  switch (art) {
    case 'arztAblehnen':
      return ablehnungsgrund('ARZT', grund)
    case 'apothekeAblehnen':
      return ablehnungsgrund('APOTHEKE', grund)
    case 'reklamieren':
      return said(reklamationsgruende, (one) => b(`reklamationsgrund.${one}`))
    case 'neuesRezeptAnfordern':
      return said(newRezeptGruende, (one) => b(`neuesRezeptGrund.${one}`))
    case 'zustellungGescheitert':
      return said(scheiternGruende, (one) => b(`scheiternGrund.${one}`))
    case 'stornieren':
    case 'stornoAnfragen':
    case 'stornoBeantworten':
      return said(klientGruende, (one) => b(`klientGrund.${one}`))
    default:
      return grund
  }
}

type Ware = z.infer<typeof ereignisAngabenWare>

/** Events before December 2026 do not say in what they count. */
const countOf = (anzahl: number, einheit: Ware['mengeneinheit'], b: Words['b']): string =>
  einheit === undefined ? String(anzahl) : `${anzahl} ${b(`mengeneinheit.${einheit}`, { count: anzahl })}`

const witnesses = (zeugen: readonly string[], e: Words['e']): string =>
  zeugen.length === 0 ? '' : e('zeugen', { namen: zeugen.join(', ') })

function ware(a: EreignisAngaben, { e, b, dosierungText, retoureMenge }: Words): string[] {
  const sayWare = ({ menge: anzahl, mengeneinheit, bezeichnung, dosierung: dosis }: Ware) =>
    [
      anzahl === undefined
        ? bezeichnung
        : `${mengeneinheit === undefined ? `${anzahl} ×` : countOf(anzahl, mengeneinheit, b)} ${bezeichnung}`,
      dosis === undefined ? null : dosierungText(dosis),
    ]
      .filter((part) => part !== null)
      .join(', ')
  const { angefordert, verordnet, alt, neu, aenderungGrund, vorschlaege, menge, rest, mengeneinheit: einheit } = a
  return [
    angefordert && verordnet ? e('geaendert', { von: sayWare(angefordert), nach: sayWare(verordnet) }) : '',
    aenderungGrund === undefined ? '' : e('grund', { grund: aenderungGrund }),
    alt && neu ? e('geaendert', { von: sayWare(alt), nach: sayWare(neu) }) : '',
    a.einverstanden === undefined ? '' : e(`einverstanden.${a.einverstanden}`),
    vorschlaege === undefined ? '' : e('vorschlaege', { namen: vorschlaege.map(sayWare).join('; ') }),
    menge !== undefined && rest !== undefined ? e('menge', { menge: countOf(menge, einheit, b), rest }) : '',
    ...(a.retoure === undefined ? [] : [e(`retoure.${a.retoure.art}`, { menge: retoureMenge(a.retoure) }), witnesses(a.retoure.zeugen, e)]),
    menge !== undefined && rest === undefined ? e('betroffen', { menge: countOf(menge, einheit, b) }) : '',
  ]
}

function rezept(a: EreignisAngaben, { e, b }: Words): string[] {
  const { vonOrt, nachOrt, ort, gueltigBis, tage, altesRezept, rezeptLoeschen, termin, bearbeiter } = a
  return [
    vonOrt && nachOrt ? e('ort', { von: b(`rezeptOrt.${vonOrt}`), nach: b(`rezeptOrt.${nachOrt}`) }) : '',
    ort === undefined ? '' : e('ortNeu', { ort: b(`rezeptOrt.${ort}`) }),
    altesRezept === undefined ? '' : e('altesRezept', { rezeptId: altesRezept }),
    a.btmNummer === undefined ? '' : e('btmNummer', { nummer: a.btmNummer }),
    a.btmKennzeichen === undefined ? '' : e('btmKennzeichen', { kennzeichen: a.btmKennzeichen }),
    gueltigBis === undefined ? '' : e('gueltigBis', { tag: formatDate(gueltigBis) }),
    tage === undefined ? '' : e('nochTage', { count: tage }),
    rezeptLoeschen === true ? e('rezeptLoeschen') : '',
    bearbeiter === undefined ? '' : e('bearbeiter', { name: bearbeiter }),
    termin === undefined ? '' : e('termin', { tag: formatDate(termin) }),
  ]
}

function uebergabe(a: EreignisAngaben, { e, b }: Words): string[] {
  const { lieferung, versuch, empfaengerName, empfaengerRolle, nachweis, geliefert, soll, gescannt } = a
  return [
    lieferung === undefined ? '' : e('lieferung', { nummer: lieferung }),
    versuch === undefined ? '' : e('versuch', { nummer: versuch }),
    a.temperatur === undefined ? '' : e('temperatur', { grad: formatNumber(a.temperatur) }),
    a.geschehenAm === undefined ? '' : e('geschehenAm', { zeit: formatDateTime(a.geschehenAm) }),
    empfaengerName !== undefined && empfaengerRolle !== undefined
      ? e('empfaenger', { name: empfaengerName, rolle: b(`empfaenger.${empfaengerRolle}`) })
      : '',
    nachweis === undefined ? '' : e('nachweis', { art: b(`nachweis.${nachweis}`) }),
    geliefert !== undefined && soll !== undefined ? e('geliefert', { geliefert, soll: countOf(soll, a.mengeneinheit, b) }) : '',
    a.bestand === undefined ? '' : e('bestand', { menge: a.bestand }),
    gescannt === undefined || gescannt === 0 ? '' : e('gescannt', { count: gescannt }),
  ]
}

function hkpWeg({ am, hkp, unterzeichner, name, genehmigung, genehmigtBis }: EreignisAngaben, { e, hkpLine }: Words): string[] {
  return [
    hkpLine(hkp) ?? '',
    am === undefined ? '' : e('am', { tag: formatDate(am) }),
    unterzeichner === undefined ? '' : e(`unterzeichner.${unterzeichner}`, { name: name ?? '' }),
    genehmigung === undefined ? '' : e(`genehmigung.${genehmigung}`),
    genehmigtBis === undefined ? '' : e('genehmigtBis', { tag: formatDate(genehmigtBis) }),
  ]
}

type EreignisAngaben = z.infer<typeof ereignisAngaben>

const arztGruende = [...arztAblehnungsgruende, 'REZEPT_ZURUECKGEZOGEN'] as const

/** Why it is to be cancelled: words of a person, or the code of what has happened to the Klient. */
export function useStornogrund(): (grund: string) => string {
  const b = useBegriffeTexts()
  return (grund) => {
    const known = klientGruende.find((one) => one === grund)
    return known === undefined ? grund : b(`klientGrund.${known}`)
  }
}

export function useAblehnungsgrund(): (durch: 'ARZT' | 'APOTHEKE', grund: string) => string {
  const b = useBegriffeTexts()
  return (durch, grund) => {
    if (durch === 'ARZT') {
      const known = arztGruende.find((one) => one === grund)
      return known === undefined ? grund : b(`arztGrund.${known}`)
    }
    const known = apothekeAblehnungsgruende.find((one) => one === grund)
    return known === undefined ? grund : b(`apothekeGrund.${known}`)
  }
}
