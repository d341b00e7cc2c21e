import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { Card, Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { VitalTable } from './VitalTable.tsx'
import classes from './Dokumentation.module.css'

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
