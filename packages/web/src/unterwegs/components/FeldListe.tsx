import { blattSchema } from '@dreiklang/domain/dokumentation/blatt.contract'
import { blattTeile } from '@dreiklang/domain/dokumentation/verschmelzen'
import type { KonfliktFeld } from '@dreiklang/domain/unterwegs/unterwegs'
import { TeilWorte } from '../../dokumentation/components/BlattWorte.tsx'
import { dokumentationTexts } from '../../dokumentation/dokumentation.texts.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { unterwegsTexts } from '../unterwegs.texts.ts'
import { useFeldWert } from './eintragWorte.ts'

type FeldName = KonfliktFeld['feld']
type VisitFeld = Exclude<FeldName, `blatt.${string}`>

/** The part of the sheet that a field names; null: it is one of the visit itself. */
const teilVon = (feld: FeldName) => blattTeile.find((teil) => feld === `blatt.${teil}`) ?? null

/** Field by field: what she had, what the organisation has, and what holds. @param daneben her words are kept beside the visit, not in it */
export function FeldListe({ felder, daneben }: { felder: readonly KonfliktFeld[]; daneben: boolean }) {
  const t = useTexts(unterwegsTexts)
  const d = useTexts(dokumentationTexts)
  const name = (feld: FeldName) => {
    const teil = teilVon(feld)
    return teil === null ? t(`feldName.${feld as VisitFeld}`) : d(`teil.${teil}`)
  }
  const imHaus = ({ feld, server, durch, am }: KonfliktFeld) => (
    <>
      <Wert feld={feld} wert={server} />
      {durch !== null && am !== null && <div>{t('pruefen.durch', { durch, am: formatDateTime(am) })}</div>}
    </>
  )
  return (
    <Stack component="ul" gap="md" style={{ listStyle: 'none' }} aria-label={t('pruefen.konflikt')}>
      {felder.map((einer) => (
        <li key={einer.feld}>
          <Text fw={600}>{name(einer.feld)}</Text>
          <Facts
            facts={[
              { label: t('pruefen.meins'), value: <Wert feld={einer.feld} wert={einer.meins} /> },
              { label: t('pruefen.server'), value: imHaus(einer) },
              {
                label: t('pruefen.gilt'),
                value: t(einer.gewinnt === 'PERSON' && daneben ? 'pruefen.giltDaneben' : `pruefen.gilt${einer.gewinnt}`),
              },
            ]}
          />
        </li>
      ))}
    </Stack>
  )
}

function Wert({ feld, wert }: { feld: FeldName; wert: string | null }) {
  const worte = useFeldWert()
  const teil = teilVon(feld)
  if (teil === null) return worte(feld as VisitFeld, wert)
  const gelesen = wert === null ? undefined : blattSchema.shape[teil].safeParse(JSON.parse(wert)).data
  return gelesen === undefined ? '–' : <TeilWorte teil={teil} wert={gelesen} />
}
