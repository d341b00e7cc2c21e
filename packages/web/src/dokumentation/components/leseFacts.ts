import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { befundWords } from '@dreiklang/domain/dokumentation/dokumentation'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import type { Fact } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { useWundWords } from './WundTeil.tsx'

type BefundField = keyof typeof befundWords
const befundFields = Object.keys(befundWords) as BefundField[]
const connected = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ')

export function useLeistungFacts({ leistungen, zusaetzliche }: Blatt, besuch: Pick<DokumentationAnswer['besuch'], 'leistungen'>): Fact[] {
  const t = useDokumentationTexts()
  const word = (erbracht: boolean | null | undefined) => {
    if (erbracht === true) return t('leistung.ja')
    return erbracht === false ? t('leistung.nein') : t('leistung.offen')
  }
  return [
    ...besuch.leistungen.map(({ bezeichnung }, i) => ({
      label: bezeichnung,
      value: connected(word(leistungen[i]?.erbracht), leistungen[i]?.grund ?? null),
    })),
    ...zusaetzliche.map(({ bezeichnung }) => ({ label: bezeichnung, value: t('leistung.zusaetzlich') })),
  ]
}

export function useBefundFacts({ befunde }: Blatt): Fact[] {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const { trinkmengeMl, sturz, text } = befunde
  return [
    ...befundFields.flatMap((field) => {
      const word = befunde[field]
      return word === null ? [] : [{ label: w(`befund.${field}`), value: w(`befundWort.${word}`) }]
    }),
    ...(trinkmengeMl === null ? [] : [{ label: t('befund.trinkmenge'), value: `${trinkmengeMl} ml` }]),
    ...(sturz === null ? [] : [{ label: t('befund.sturz'), value: sturz }]),
    ...(text === null ? [] : [{ label: t('befund.text'), value: text }]),
  ]
}

export function useListFacts(blatt: Blatt): Record<'wunden' | 'gaben' | 'anordnungen' | 'folgen', Fact[]> {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const wundWords = useWundWords()
  const { gestelltBis, gaben } = blatt.medikation
  return {
    wunden: blatt.wunden.map((wunde) => {
      const { name, dazu } = wundWords(wunde)
      return { label: name, value: connected(dazu, ...wunde.infektionszeichen.map((zeichen) => w(`infektion.${zeichen}`))) }
    }),
    gaben: [
      ...(gestelltBis === null ? [] : [{ label: t('medikation.gestelltBis'), value: formatDate(gestelltBis) }]),
      ...gaben.map(({ bezeichnung, stand, abweichung, rest }) => ({
        label: bezeichnung,
        value: connected(w(`gabe.${stand}`), abweichung, rest === null ? null : t('medikation.restZahl', { rest })),
      })),
    ],
    anordnungen: blatt.anordnungen.map(({ arzt, weg, am, wortlaut }) => ({
      label: connected(arzt, w(`weg.${weg}`), formatDateTime(am)),
      value: wortlaut,
    })),
    folgen: blatt.folgen.map(({ art, text }) => ({ label: w(`folge.${art}`), value: text })),
  }
}
