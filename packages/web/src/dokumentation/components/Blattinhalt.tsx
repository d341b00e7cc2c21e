import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { ReactNode } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { Stack } from '../../ui/layout.ts'
import { Signature } from '../../ui/SignatureField.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import classes from './Dokumentation.module.css'
import { WundFotos } from './Fotos.tsx'
import { useBefundFakten, useLeistungFakten, useListenFakten } from './leseFakten.ts'
import { aktenKlient } from './teile.ts'
import { VitalTabelle } from './VitalTabelle.tsx'

export function Blattinhalt({ antwort, blatt }: { antwort: DokumentationAntwort; blatt: Blatt }) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(werteTexts)
  const leistungen = useLeistungFakten(blatt, antwort.besuch)
  const befunde = useBefundFakten(blatt)
  const { wunden, gaben, anordnungen, folgen } = useListenFakten(blatt)
  const worte = (label: string, text: string | null): Fact[] =>
    text === null ? [] : [{ label, value: <span className={classes.text}>{text}</span> }]
  const teile: { titel: string; fakten: Fact[]; dazu?: ReactNode }[] = [
    { titel: t('teil.leistungen'), fakten: leistungen },
    { titel: t('teil.befunde'), fakten: befunde },
    { titel: t('teil.wunden'), fakten: wunden, dazu: <WundFotos klientId={aktenKlient(antwort)} wunden={blatt.wunden} /> },
    { titel: t('teil.medikation'), fakten: gaben },
    { titel: t('klappe.massnahmen'), fakten: [...worte(t('teil.massnahmen'), blatt.massnahmen), ...anordnungen] },
    {
      titel: t('teil.ergebnis'),
      fakten: [
        ...worte(t('abschluss.ergebnis'), blatt.ergebnis),
        ...(blatt.wiedervorlage === null ? [] : [{ label: t('abschluss.wiedervorlage'), value: formatDate(blatt.wiedervorlage) }]),
        ...folgen,
      ],
    },
  ]
  return (
    <>
      {blatt.vitalwerte.length > 0 && (
        <Card title={t('teil.vitalwerte')}>
          <VitalTabelle antwort={antwort} werte={blatt.vitalwerte} />
        </Card>
      )}
      {teile.map(
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
      {(['handzeichen', 'klientUnterschrift'] as const).map((feld) => {
        const path = blatt[feld]
        return (
          path !== null && (
            <Card key={feld} title={t(`abschluss.${feld}`)}>
              <Signature path={path} label={w(`unterschrift.${feld}`)} />
            </Card>
          )
        )
      })}
    </>
  )
}
