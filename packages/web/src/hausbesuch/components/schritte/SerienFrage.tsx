import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { LinkButton } from '../../../ui/Link.tsx'
import { seriePath } from '../../hausbesuch.paths.ts'
import { hausbesuchTexts } from '../../hausbesuch.texts.ts'
import { heuteInBerlin } from '../useHeute.ts'

interface SerienFrageProps {
  besuch: Pick<HausbesuchAntwort, 'serie'>
  handlung: PersonenHandlung
  onSchliessen: () => void
  /** The step with this one visit. */
  children: ReactNode
}

/** Changing or cancelling a visit may be meant for the whole series; a visit that no longer follows it is not asked about. */
export function SerienFrage({ besuch: { serie }, handlung, onSchliessen, children }: SerienFrageProps) {
  const t = useTexts(hausbesuchTexts)
  const [nurDieser, setNurDieser] = useState(serie === null || serie.vonHand || (handlung !== 'verschieben' && handlung !== 'absagen'))
  if (nurDieser || serie === null) return children
  const { id, tag } = serie
  const absagen = handlung === 'absagen'
  return (
    <Dialog opened title={t('serie.frage')} onClose={onSchliessen}>
      <Text>{t('serie.teil')}</Text>
      <Stack gap="sm">
        <Button onClick={() => setNurDieser(true)}>{t('serie.nurDieser')}</Button>
        <LinkButton look="secondary" to={seriePath(id, absagen ? { ende: tag } : { umfang: 'AB_HIER', ab: tag })}>
          {t('serie.abHier')}
        </LinkButton>
        <LinkButton look="secondary" to={seriePath(id, absagen ? { ende: heuteInBerlin() } : { umfang: 'ALLE' })}>
          {t('serie.alleKuenftigen')}
        </LinkButton>
      </Stack>
    </Dialog>
  )
}
