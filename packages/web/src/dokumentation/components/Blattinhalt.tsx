import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { ReactNode } from 'react'
import { Signature } from '../../form/SignatureField.tsx'
import { formatDate } from '../../shared/format.ts'
import { Card, type Fact, Facts, Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { WundFotos } from './Fotos.tsx'
import { VitalTable } from './VitalTable.tsx'
import { useBefundFacts, useLeistungFacts, useListFacts } from './leseFacts.ts'
import { aktenKlient } from './teile.ts'
import classes from './Dokumentation.module.css'

export function Blattinhalt({ antwort, blatt }: { antwort: DokumentationAnswer; blatt: Blatt }) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const leistungen = useLeistungFacts(blatt, antwort.besuch)
  const befunde = useBefundFacts(blatt)
  const { wunden, gaben, anordnungen, folgen } = useListFacts(blatt)
  const words = (label: string, text: string | null): Fact[] =>
    text === null ? [] : [{ label, value: <span className={classes.text}>{text}</span> }]
  const parts: { titel: string; fakten: Fact[]; dazu?: ReactNode }[] = [
    { titel: t('teil.leistungen'), fakten: leistungen },
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
            <Card key={titel} title={titel}>
              <Stack gap="md">
                <Facts facts={fakten} />
                {dazu}
              </Stack>
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
