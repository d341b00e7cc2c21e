import { useLocation } from '@tanstack/react-router'
import { helpOfPage } from '../help/help.paths.ts'
import { useActionList } from '../shared/actions.ts'
import { usePreferences } from '../shared/preferences.ts'
import { Link } from '../ui/buttons.tsx'
import { Alert } from '../ui/feedback.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { Group, Stack, Text, Title } from '../ui/layout.tsx'
import { useShellTexts } from './shell.texts.ts'

export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useShellTexts()
  const { letterKeys } = usePreferences()
  const actions = useActionList().filter((action) => action.chord !== undefined && action.visible?.() !== false)
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const sections = [...new Set(actions.map((action) => action.section))]
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keys.title')} size="lg">
      <Link to={helpOfPage(here)} onClick={onClose}>
        {t('keys.ofPage')}
      </Link>
      {!letterKeys && <Alert tone="info">{t('keys.off')}</Alert>}
      {sections.length === 0 && <Text>{t('keys.empty')}</Text>}
      {sections.map((section) => (
        <Stack key={section} gap="xs">
          <Title order={3} size="h5">
            {section}
          </Title>
          {actions
            .filter((action) => action.section === section)
            .map((action) => (
              <Group key={action.id} justify="space-between" wrap="nowrap">
                <Text size="sm">{action.name}</Text>
                <Kbd chord={action.chord ?? ''} />
              </Group>
            ))}
        </Stack>
      ))}
    </Dialog>
  )
}
