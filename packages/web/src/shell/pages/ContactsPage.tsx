import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { SimpleGrid, Stack, Text } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { NavIcon } from '../nav/navigationIcons.tsx'
import { useStoredNavigation } from '../nav/navigationStore.ts'
import { pagesOf } from '../nav/navTree.ts'
import { shellTexts } from '../shell.texts.ts'

const links = {
  bestellungen: ['contacts.bestellungen', 'contacts.bestellungenText'],
  klienten: ['contacts.klienten', 'contacts.klientenText'],
} as const

/** The landing of the nursing side. Says what will be here, and leads to what there is. */
export function ContactsPage() {
  const t = useTexts(shellTexts)
  const items = pagesOf(useStoredNavigation('default'))
  return (
    <>
      <PageHeader title={t('contacts.title')} />
      <Stack gap="lg">
        <Text maw={640}>{t('contacts.intro')}</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} maw={880}>
          {items.map((item) => {
            if (item.id !== 'bestellungen' && item.id !== 'klienten') return null
            const [button, text] = links[item.id]
            return (
              <Card key={item.id} title={item.title ?? t(button)}>
                <Stack align="flex-start">
                  <Text size="sm">{t(text)}</Text>
                  <LinkButton to={item.link ?? '/'} icon={<NavIcon name={item.icon ?? ''} size={20} />}>
                    {t(button)}
                  </LinkButton>
                </Stack>
              </Card>
            )
          })}
        </SimpleGrid>
      </Stack>
    </>
  )
}
