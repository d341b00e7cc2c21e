import { IconMapOff } from '@tabler/icons-react'
import { LinkButton } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { useShellTexts } from '../shell.texts.ts'

export function NotFoundPage() {
  const t = useShellTexts()
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState icon={<IconMapOff size={28} />} title="404" action={<LinkButton to="/">{t('notFound.home')}</LinkButton>}>
        {t('notFound.text')}
      </EmptyState>
    </>
  )
}
