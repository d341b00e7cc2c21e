import type { Vitalwert } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { formatDateTime } from '../../shared/format.ts'
import { Table } from '../../ui/Table.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { useMesswort } from './anzeige.ts'

export function VitalTable({ antwort, werte }: { antwort: Pick<DokumentationAnswer, 'ziele' | 'fruehere'>; werte: readonly Vitalwert[] }) {
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
