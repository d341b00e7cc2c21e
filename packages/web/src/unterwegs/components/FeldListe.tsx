import { blattSchema } from '@dreiklang/domain/dokumentation/blatt.contract'
import { blattTeile } from '@dreiklang/domain/dokumentation/verschmelzen'
import type { KonfliktFeld } from '@dreiklang/domain/unterwegs/unterwegs'
import { TeilWorte } from '../../dokumentation/components/BlattWorte.tsx'
import { dokumentationTexts } from '../../dokumentation/dokumentation.texts.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Table } from '../../ui/Table.tsx'
import { unterwegsTexts } from '../unterwegs.texts.ts'
import { useFeldWert } from './eintragWorte.ts'

type FeldName = KonfliktFeld['feld']
type VisitFeld = Exclude<FeldName, `blatt.${string}`>

/** The part of the sheet that a field names; null: it is one of the visit itself. */
const teilVon = (feld: FeldName) => blattTeile.find((teil) => feld === `blatt.${teil}`) ?? null

/** Field by field: what she had, what the house has, and what holds. @param daneben her words are kept beside the visit, not in it */
export function FeldListe({ felder, daneben }: { felder: readonly KonfliktFeld[]; daneben: boolean }) {
  const t = useTexts(unterwegsTexts)
  const d = useTexts(dokumentationTexts)
  const name = (feld: FeldName) => {
    const teil = teilVon(feld)
    return teil === null ? t(`feldName.${feld as VisitFeld}`) : d(`teil.${teil}`)
  }
  return (
    <Table
      caption={t('pruefen.konflikt')}
      rows={felder}
      rowKey={({ feld }) => feld}
      columns={[
        { id: 'feld', header: t('pruefen.feld'), cell: ({ feld }) => name(feld) },
        { id: 'meins', header: t('pruefen.meins'), cell: ({ feld, meins }) => <Wert feld={feld} wert={meins} /> },
        {
          id: 'server',
          header: t('pruefen.server'),
          cell: ({ feld, server, durch, am }) => (
            <>
              <Wert feld={feld} wert={server} />
              {durch !== null && am !== null && <div>{t('pruefen.durch', { durch, am: formatDateTime(am) })}</div>}
            </>
          ),
        },
        {
          id: 'gilt',
          header: t('pruefen.gilt'),
          cell: ({ gewinnt }) => t(gewinnt === 'PERSON' && daneben ? 'pruefen.giltDaneben' : `pruefen.gilt${gewinnt}`),
        },
      ]}
    />
  )
}

function Wert({ feld, wert }: { feld: FeldName; wert: string | null }) {
  const worte = useFeldWert()
  const teil = teilVon(feld)
  if (teil === null) return worte(feld as VisitFeld, wert)
  const gelesen = wert === null ? undefined : blattSchema.shape[teil].safeParse(JSON.parse(wert)).data
  return gelesen === undefined ? '–' : <TeilWorte teil={teil} wert={gelesen} />
}
