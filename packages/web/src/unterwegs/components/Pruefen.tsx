import { allErrors } from '@dreiklang/domain/errors'
import type { EntryAnswer } from '@dreiklang/domain/unterwegs/entry.contract'
import type { WaitingPerson } from '@dreiklang/domain/unterwegs/schlange'
import { useState } from 'react'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { EntryContent } from './EntryContent.tsx'
import { FieldList } from './FieldList.tsx'
import { useEntryName } from './entryWords.ts'
import { resend, forget } from './lager/antworten.ts'
import { beantworteteOf, useStand } from './lager/stand.ts'
import { useTat } from './useTat.ts'

export function Pruefen() {
  const t = useUnterwegsTexts()
  const offene = beantworteteOf(useStand().schlange)
  if (offene.length === 0) return null
  return (
    <Card title={t('pruefen.titel')}>
      <Stack gap="xl">
        {offene.map(({ eintrag, antwort }) => antwort && <Antwort key={eintrag.eintragId} eintrag={eintrag} antwort={antwort} />)}
      </Stack>
    </Card>
  )
}

function Antwort({ eintrag, antwort }: { eintrag: WaitingPerson['eintrag']; antwort: EntryAnswer }) {
  const t = useUnterwegsTexts()
  const name = useEntryName()
  const language = useLanguage()
  const { run } = useTat()
  const [fragt, setFragt] = useState(false)
  const { eintragId, hausbesuchId, am, angaben } = eintrag
  const { code, felder, nachgereicht, ergebnis } = antwort
  const abgelehnt = ergebnis === 'ABGELEHNT'
  const weg = () => run(() => forget(eintragId))
  return (
    <Stack gap="sm">
      <Link to={hausbesuchPath(hausbesuchId)}>{t('pruefen.eintrag', { schritt: name(eintrag), zeit: formatDateTime(am) })}</Link>
      {abgelehnt ? (
        <Text>
          <strong>{t('pruefen.abgelehnt')}:</strong> {allErrors[code ?? '']?.[language] ?? code}
        </Text>
      ) : (
        <>
          <Text>{t(nachgereicht ? 'pruefen.nachgereicht' : 'pruefen.uebernommen')}</Text>
          <FieldList felder={felder} daneben={nachgereicht} />
        </>
      )}
      <EntryContent angaben={angaben} />
      <Group gap="sm">
        {abgelehnt ? (
          <>
            <Button look="secondary" onClick={() => run(() => resend(eintragId))}>
              {t('pruefen.nochmal')}
            </Button>
            <Button look="danger" onClick={() => setFragt(true)}>
              {t('pruefen.verwerfen')}
            </Button>
          </>
        ) : (
          <Button onClick={weg}>{t('pruefen.gelesen')}</Button>
        )}
      </Group>
      <Dialog
        opened={fragt}
        onClose={() => setFragt(false)}
        title={t('pruefen.verwerfenTitel')}
        actions={
          <Button look="danger" onClick={weg}>
            {t('pruefen.verwerfen')}
          </Button>
        }
      >
        <Text>{t('pruefen.verwerfenText')}</Text>
      </Dialog>
    </Stack>
  )
}
