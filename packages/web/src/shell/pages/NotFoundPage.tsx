import { IconMapOff } from '@tabler/icons-react'
import { LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/States.tsx'
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
