import type { KonfliktFeld } from '@dreiklang/domain/unterwegs/unterwegs'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Table } from '../../ui/Table.tsx'
import { unterwegsTexts } from '../unterwegs.texts.ts'
import { useFeldWert } from './eintragWorte.ts'

/** Field by field: what she had, what the house has, and what holds. */
export function FeldListe({ felder, caption }: { felder: readonly KonfliktFeld[]; caption: string }) {
  const t = useTexts(unterwegsTexts)
  const wert = useFeldWert()
  return (
    <Table
      caption={caption}
      rows={felder}
      rowKey={({ feld }) => feld}
      columns={[
        { id: 'feld', header: t('pruefen.feld'), cell: ({ feld }) => t(`feldName.${feld}`) },
        { id: 'meins', header: t('pruefen.meins'), cell: ({ feld, meins }) => wert(feld, meins) },
        {
          id: 'server',
          header: t('pruefen.server'),
          cell: ({ feld, server, durch, am }) => (
            <>
              {wert(feld, server)}
              {durch !== null && am !== null && <div>{t('pruefen.durch', { durch, am: formatDateTime(am) })}</div>}
            </>
          ),
        },
        { id: 'gilt', header: t('pruefen.gilt'), cell: ({ gewinnt }) => t(`pruefen.gilt${gewinnt}`) },
      ]}
    />
  )
}
