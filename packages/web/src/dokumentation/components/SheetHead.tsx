import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { IconDots, IconHeartbeat, IconHistory, IconListCheck } from '@tabler/icons-react'
import { hausbesuchPath, vitalwertePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { ageOn } from '../../klient/components/age.ts'
import { formatDate } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { BackLink, RecordHeader } from '../../ui/RecordHeader.tsx'
import { leistungsnachweisPath, staendePath } from '../dokumentation.paths.ts'
import { useDokumentationTexts } from '../dokumentation.texts.ts'

interface SheetHeadProps {
  hausbesuchId: string
  /** Undefined: not read yet. */
  antwort: DokumentationAnswer | undefined
}

/** Who it is about, in one row; what belongs to the sheet but not to the visit at the door is in its menu. */
export function SheetHead({ hausbesuchId, antwort }: SheetHeadProps) {
  const t = useDokumentationTexts()
  const today = useToday()
  const entries = useEntries(antwort)
  const klient = antwort?.besuch.klient ?? null
  const title = t('titel')
  const to = antwort === undefined ? t('zurueck') : t('zumBesuch', { nummer: antwort.besuch.nummer })
  return (
    <RecordHeader
      tabTitle={title}
      title={klient === null ? title : `${klient.nachname}, ${klient.vorname}`}
      back={<BackLink to={hausbesuchPath(hausbesuchId)}>{to}</BackLink>}
      {...(klient === null ? {} : { beside: t('alter', { count: ageOn(klient.geburtsdatum, today) }) })}
      meta={klient !== null && [t('geboren', { datum: formatDate(klient.geburtsdatum) }), title].join(' · ')}
      actions={
        entries.length > 0 && (
          <div data-no-print>
            <Menu trigger={<IconButton label={t('mehr.menue')} icon={<IconDots size={20} aria-hidden />} />} groups={[{ entries }]} />
          </div>
        )
      }
    />
  )
}

function useEntries(antwort: DokumentationAnswer | undefined): MenuEntry[] {
  const t = useDokumentationTexts()
  if (antwort === undefined) return []
  const { besuch, seite, version } = antwort
  const { klient } = besuch
  const ofKlient = klient === null || seite === 'APOTHEKE' ? null : klient.id
  return [
    ...(ofKlient === null
      ? []
      : [{ id: 'vitalverlauf', label: t('vitalverlauf'), icon: <IconHeartbeat size={18} aria-hidden />, to: vitalwertePath(ofKlient) }]),
    ...(ofKlient === null || seite !== 'PFLEGE'
      ? []
      : [
          {
            id: 'leistungsnachweis',
            label: t('leistungsnachweis'),
            icon: <IconListCheck size={18} aria-hidden />,
            to: leistungsnachweisPath(ofKlient, besuch.tag),
          },
        ]),
    ...(version === 0
      ? []
      : [{ id: 'staende', label: t('staende.titel'), icon: <IconHistory size={18} aria-hidden />, to: staendePath(besuch.id) }]),
  ]
}
