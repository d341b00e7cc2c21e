import type { Vitalwert } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Table } from '../../ui/Table.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import { useMesswort } from './anzeige.ts'

interface VitalTabelleProps {
  antwort: Pick<DokumentationAntwort, 'ziele' | 'fruehere'>
  werte: readonly Vitalwert[]
}

export function VitalTabelle({ antwort, werte }: VitalTabelleProps) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(werteTexts)
  const { worte, hinweise } = useMesswort(antwort)
  return (
    <Table
      caption={t('teil.vitalwerte')}
      rows={werte}
      rowKey={({ id }) => id}
      columns={[
        { id: 'art', header: t('vital.art'), cell: ({ art }) => w(`vital.${art}`) },
        { id: 'wert', header: t('vital.wert'), cell: (wert) => worte(wert) },
        { id: 'zeit', header: t('vital.zeit'), cell: ({ am }) => formatDateTime(am), hideBelow: 'sm' },
        {
          id: 'hinweis',
          header: t('vital.hinweis'),
          cell: (wert) => [...hinweise(wert), wert.ort, wert.bemerkung].filter((teil) => teil !== null).join(' · '),
        },
      ]}
    />
  )
}
