/** Between a section and the fields of its form: empty text is '', a list of codes or of times is one line. */
import { type Spanne, wochentage } from '@dreiklang/domain/organisation/oeffnung'
import { liesGebiet } from '@dreiklang/domain/organisation/gebiet'
import type { Feld } from './felder.ts'

export interface Praxis {
  id: string
  name: string
}
/** What a field of the form holds. */
export type Wert = string | boolean | number | null | readonly string[] | Praxis | Werte | Werte[]
export interface Werte {
  [name: string]: Wert
}
type Inhalt = Readonly<Record<string, unknown>>

/** `08:00–12:00, 14:00–18:00` */
export const spannenText = (spannen: readonly Spanne[]): string => spannen.map(({ von, bis }) => `${von}–${bis}`).join(', ')

const alsUhrzeit = (text: string): string => {
  const [, stunde = '', minute = '00'] = /^(\d{1,2})(?::?(\d{2}))?$/.exec(text.trim()) ?? []
  return stunde === '' ? text.trim() : `${stunde.padStart(2, '0')}:${minute}`
}

/** Parses typed times, also `8-12`; anything else stays unchanged, so that the schema can report it. */
export function liesSpannen(text: string): Spanne[] {
  return text
    .split(/[,;]/)
    .filter((teil) => teil.trim() !== '')
    .map((teil) => {
      const [von = '', bis = ''] = teil.replace(/\s*(–|-|bis|to)\s*/, '|').split('|')
      return { von: alsUhrzeit(von), bis: alsUhrzeit(bis) }
    })
}

function wertAus(feld: Feld, roh: unknown, praxen: Readonly<Record<string, string>>): Wert {
  switch (feld.art) {
    case 'zeile':
    case 'text':
    case 'uhrzeit':
      return typeof roh === 'string' ? roh : ''
    case 'ja':
      return roh === true
    case 'tag':
    case 'wahl':
      return typeof roh === 'string' ? roh : null
    case 'zahl':
      return typeof roh === 'number' ? roh : null
    case 'zahlwahl':
      return typeof roh === 'number' ? String(roh) : null
    case 'mehrere':
      return Array.isArray(roh) ? roh.map(String) : []
    case 'codes':
      return Array.isArray(roh) ? roh.join(', ') : ''
    case 'spannen':
      return spannenText(Array.isArray(roh) ? (roh as Spanne[]) : [])
    case 'woche': {
      const woche = (roh ?? {}) as Partial<Record<string, Spanne[]>>
      return Object.fromEntries(wochentage.map((tag) => [tag, spannenText(woche[tag] ?? [])]))
    }
    case 'praxis':
      return typeof roh === 'string' ? { id: roh, name: praxen[roh] ?? '' } : null
    case 'liste':
      return Array.isArray(roh) ? roh.map((zeile) => werteAus(feld.felder, zeile as Inhalt, praxen)) : []
  }
}

/** @param praxen names of the practices that the section names */
export function werteAus(felder: readonly Feld[], inhalt: Inhalt | null, praxen: Readonly<Record<string, string>> = {}): Werte {
  return Object.fromEntries(felder.map((feld) => [feld.name, wertAus(feld, inhalt?.[feld.name], praxen)]))
}

const textAus = (wert: Wert | undefined): string => (typeof wert === 'string' ? wert : '')

function inhaltAusWert(feld: Feld, wert: Wert | undefined): unknown {
  switch (feld.art) {
    case 'zeile':
    case 'text':
    case 'uhrzeit':
      return typeof wert === 'string' && wert.trim() !== '' ? wert : null
    case 'ja':
    case 'tag':
    case 'wahl':
    case 'zahl':
    case 'mehrere':
      return wert
    case 'zahlwahl':
      return wert === null ? null : Number(wert)
    case 'codes':
      return liesGebiet(textAus(wert))
    case 'spannen':
      return liesSpannen(textAus(wert))
    case 'woche': {
      const woche = wert as Werte
      return Object.fromEntries(wochentage.map((tag) => [tag, liesSpannen(textAus(woche[tag]))]))
    }
    case 'praxis':
      return wert === null ? null : (wert as Praxis).id
    case 'liste':
      return (wert as Werte[]).map((zeile) => inhaltAus(feld.felder, zeile))
  }
}

export function inhaltAus(felder: readonly Feld[], werte: Werte): Record<string, unknown> {
  return Object.fromEntries(felder.map((feld) => [feld.name, inhaltAusWert(feld, werte[feld.name])]))
}
