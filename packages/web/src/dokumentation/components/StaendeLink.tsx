import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { IconHistory } from '@tabler/icons-react'
import { LinkButton } from '../../ui/buttons.tsx'
import { staendePath } from '../dokumentation.paths.ts'
import { useDokumentationTexts } from '../dokumentation.texts.ts'

export function StaendeLink({ antwort: { besuch, version } }: { antwort: Pick<DokumentationAnswer, 'besuch' | 'version'> }) {
  const t = useDokumentationTexts()
  if (version === 0) return null
  return (
    <div data-no-print>
      <LinkButton to={staendePath(besuch.id)} look="subtle" icon={<IconHistory size={20} aria-hidden />}>
        {t('staende.titel')}
      </LinkButton>
    </div>
  )
}
