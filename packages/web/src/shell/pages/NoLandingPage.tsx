import { IconLockQuestion } from '@tabler/icons-react'
import { useUser } from '../../shared/session.ts'
import { PageHeader } from '../../ui/layout.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { useShellTexts } from '../shell.texts.ts'

/** For a role without a landing: a calm page instead of a circle of redirects. */
export function NoLandingPage() {
  const t = useShellTexts()
  const user = useUser()
  return (
    <>
      <PageHeader title={t('noLanding.title')} />
      <EmptyState icon={<IconLockQuestion size={28} />} title={user.name}>
        {t('noLanding.text')}
      </EmptyState>
    </>
  )
}
