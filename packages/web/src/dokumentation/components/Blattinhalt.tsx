import { type Blatt, type Vitalwert, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { befundWords } from '@dreiklang/domain/dokumentation/dokumentation'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { blattTeile } from '@dreiklang/domain/dokumentation/verschmelzen'
import { keysOf } from '@dreiklang/domain/shared/keys'
import type { ReactNode } from 'react'
import { Signature } from '../../form/SignatureField.tsx'
import { formatDate, formatDateTime, formatNumber, formatTime } from '../../shared/format.ts'
import { type Fact, Card, Facts, Stack } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { useMesswort } from './anzeige.ts'
import { useBeratungFacts, useBeratungHead } from './BeratungTeil.tsx'
import { WundFotos } from './Fotos.tsx'
import { aktenKlient } from './teile.ts'
import classes from './Dokumentation.module.css'

export function Blattinhalt({ antwort, blatt }: { antwort: DokumentationAnswer; blatt: Blatt }) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const leistungen = useLeistungFacts(blatt, antwort.besuch)
  const befunde = useBefundFacts(blatt)
  const { wunden, gaben, anordnungen, folgen } = useListFacts(blatt)
  const beratung = [...useBeratungHead(antwort), ...useBeratungFacts(blatt)]
  const words = (label: string, text: string | null): Fact[] =>
    text === null ? [] : [{ label, value: <span className={classes.text}>{text}</span> }]
  const parts: { titel: string; fakten: Fact[]; dazu?: ReactNode }[] = [
    { titel: t('teil.leistungen'), fakten: leistungen },
    { titel: t('teil.beratung'), fakten: beratung },
    { titel: t('teil.befunde'), fakten: befunde },
    { titel: t('teil.wunden'), fakten: wunden, dazu: <WundFotos klientId={aktenKlient(antwort)} wunden={blatt.wunden} /> },
    { titel: t('teil.medikation'), fakten: gaben },
    { titel: t('klappe.massnahmen'), fakten: [...words(t('teil.massnahmen'), blatt.massnahmen), ...anordnungen] },
    {
      titel: t('teil.ergebnis'),
      fakten: [
        ...words(t('abschluss.ergebnis'), blatt.ergebnis),
        ...(blatt.wiedervorlage === null ? [] : [{ label: t('abschluss.wiedervorlage'), value: formatDate(blatt.wiedervorlage) }]),
        ...folgen,
      ],
    },
  ]
  return (
    <>
      {blatt.vitalwerte.length > 0 && (
        <Card title={t('teil.vitalwerte')}>
          <VitalTable antwort={antwort} werte={blatt.vitalwerte} />
        </Card>
      )}
      {parts.map(
        ({ titel, fakten, dazu }) =>
          fakten.length > 0 && (
            <Card key={titel} title={titel} gap="md">
              <Facts facts={fakten} />
              {dazu}
            </Card>
          ),
      )}
      {(['handzeichen', 'klientUnterschrift'] as const).map((field) => {
        const path = blatt[field]
        return (
          path !== null && (
            <Card key={field} title={t(`abschluss.${field}`)}>
              <Signature path={path} label={w(`unterschrift.${field}`)} />
            </Card>
          )
        )
      })}
    </>
  )
}

function VitalTable({ antwort, werte }: { antwort: Pick<DokumentationAnswer, 'ziele' | 'fruehere'>; werte: readonly Vitalwert[] }) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const { worte, hinweise } = useMesswort(antwort)
  return (
    <Table
      caption={t('teil.vitalwerte')}
      rows={werte}
      rowKey={({ id }) => id}
      columns={[
        { id: 'art', header: t('vital.art'), cell: ({ art }) => w(`vital.${art}`) },
        { id: 'wert', header: t('vital.wert'), cell: (value) => worte(value) },
        { id: 'zeit', header: t('vital.zeit'), cell: ({ am }) => formatDateTime(am), hideBelow: 'sm' },
        {
          id: 'hinweis',
          header: t('vital.hinweis'),
          cell: (value) => [...hinweise(value), value.ort, value.bemerkung].filter((part) => part !== null).join(' · '),
        },
      ]}
    />
  )
}

interface AuszugProps {
  antwort: DokumentationAnswer
  auszug: NonNullable<DokumentationAnswer['auszug']>
}

export function Auszug({ antwort, auszug: { ergebnis, vitalwerte } }: AuszugProps) {
  const t = useDokumentationTexts()
  return (
    <Stack gap="lg">
      <Card title={t('teil.ergebnis')}>
        <p className={classes.text}>{ergebnis ?? t('nichts.ergebnis')}</p>
      </Card>
      {vitalwerte !== null && vitalwerte.length > 0 && (
        <Card title={t('teil.vitalwerte')}>
          <VitalTable antwort={antwort} werte={vitalwerte} />
        </Card>
      )}
    </Stack>
  )
}

export type BefundWord = (typeof befundWords)[keyof typeof befundWords][number]
export const befundFields = keysOf(befundWords)
const connected = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ')

/** `Ferse links · Dekubitus, Grad 2 · 2,5 × 1 × – cm`, and what was given. */
export function useEntryWords() {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  return {
    wunde({ stelle, art, grad, laenge, breite, tiefe, verband }: Blatt['wunden'][number]) {
      const masse = [laenge, breite, tiefe]
      const kind = [art, grad].flatMap((word) => (word === null ? [] : [w(`wundWort.${word}`)])).join(', ')
      const size = `${masse.map((mass) => (mass === null ? '–' : formatNumber(mass))).join(' × ')} cm`
      return { name: w(`stelle.${stelle}`), dazu: connected(kind, masse.every((mass) => mass === null) ? null : size, verband) }
    },
    gabe: ({ bezeichnung, dosis, am, stand, abweichung, rest }: Blatt['medikation']['gaben'][number]) => ({
      name: bezeichnung,
      dazu: connected(
        w(`gabe.${stand}`),
        dosis,
        am === null ? null : formatTime(am),
        abweichung,
        rest === null ? null : t('medikation.restZahl', { rest }),
      ),
    }),
  }
}

function useLeistungFacts({ leistungen, zusaetzliche }: Blatt, besuch: Pick<DokumentationAnswer['besuch'], 'leistungen'>): Fact[] {
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

function useBefundFacts({ befunde }: Blatt): Fact[] {
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

function useListFacts(blatt: Blatt): Record<'wunden' | 'gaben' | 'anordnungen' | 'folgen', Fact[]> {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const words = useEntryWords()
  const { gestelltBis, gaben } = blatt.medikation
  return {
    wunden: blatt.wunden.map((wunde) => {
      const { name, dazu } = words.wunde(wunde)
      return { label: name, value: connected(dazu, ...wunde.infektionszeichen.map((zeichen) => w(`infektion.${zeichen}`))) }
    }),
    gaben: [
      ...(gestelltBis === null ? [] : [{ label: t('medikation.gestelltBis'), value: formatDate(gestelltBis) }]),
      ...gaben.map((gabe) => ({ label: gabe.bezeichnung, value: words.gabe(gabe).dazu })),
    ],
    anordnungen: blatt.anordnungen.map(({ arzt, weg, am, wortlaut }) => ({
      label: connected(arzt, w(`weg.${weg}`), formatDateTime(am)),
      value: wortlaut,
    })),
    folgen: blatt.folgen.map(({ art, text }) => ({ label: w(`folge.${art}`), value: text })),
  }
}

const inWords = (facts: readonly Fact[]): string =>
  facts.map(({ label, value }) => (typeof value === 'string' ? `${label}: ${value}` : label)).join('; ')

function useBlattWords(blatt: Blatt): Record<keyof Blatt, string> {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const { worte } = useMesswort({ ziele: [], fruehere: [] })
  const { leistungen, zusaetzliche, vitalwerte, massnahmen, ergebnis, wiedervorlage, handzeichen, klientUnterschrift } = blatt
  const numeriert = { leistungen: leistungen.map((_, i) => ({ bezeichnung: String(i + 1), quelle: 'SGB_XI' as const, code: null })) }
  const listen = useListFacts(blatt)
  const gegeben = (unterschrift: string | null) => (unterschrift === null ? '' : t('worte.unterschrieben'))
  return {
    leistungen: inWords(useLeistungFacts({ ...blatt, zusaetzliche: [] }, numeriert)),
    zusaetzliche: zusaetzliche.map(({ bezeichnung }) => bezeichnung).join('; '),
    vitalwerte: vitalwerte.map((value) => `${w(`vital.${value.art}`)}: ${worte(value)}`).join('; '),
    befunde: inWords(useBefundFacts(blatt)),
    wunden: inWords(listen.wunden),
    medikation: inWords(listen.gaben),
    anordnungen: inWords(listen.anordnungen),
    beratung: inWords(useBeratungFacts(blatt)),
    massnahmen: massnahmen ?? '',
    ergebnis: ergebnis ?? '',
    wiedervorlage: wiedervorlage === null ? '' : formatDate(wiedervorlage),
    folgen: inWords(listen.folgen),
    handzeichen: gegeben(handzeichen),
    klientUnterschrift: gegeben(klientUnterschrift),
  }
}

export function TeilWords<Teil extends keyof Blatt>({ teil, wert }: { teil: Teil; wert: Blatt[Teil] }) {
  const words = useBlattWords({ ...emptyBlatt(0), [teil]: wert })[teil]
  return words === '' ? '–' : words
}

export function BlattWords({ blatt }: { blatt: Blatt }) {
  const t = useDokumentationTexts()
  const words = useBlattWords(blatt)
  return <Facts facts={blattTeile.flatMap((part) => (words[part] === '' ? [] : [{ label: t(`teil.${part}`), value: words[part] }]))} />
}
