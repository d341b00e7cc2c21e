import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { usePreferences } from '../../shared/preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { SegmentedField } from '../../ui/RadioField.tsx'
import { listeTexts } from '../liste.texts.ts'
import type { ListenDarstellung } from './darstellung.ts'
import classes from './Liste.module.css'
import { anzeigen, dichten, type ListenZeile } from './listenForm.ts'
import { alleSpalten } from './spalten.ts'
import type { Liste } from './useListe.ts'

interface AnzeigeSchubladeProps<Zeile extends ListenZeile> {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
  opened: boolean
  onClose: () => void
}

/** Which columns in which order, and how much air; the list behind it follows at once. */
export function AnzeigeSchublade<Zeile extends ListenZeile>({ liste, darstellung, opened, onClose }: AnzeigeSchubladeProps<Zeile>) {
  const t = useTexts(listeTexts)
  const { density } = usePreferences()
  const { suche, setze } = liste
  const alle = alleSpalten(darstellung.spalten, suche.spalten)
  const sichtbare = alle.filter(({ sichtbar }) => sichtbar).map(({ spalte }) => spalte.id)
  const waehle = (id: string) =>
    setze({ spalten: sichtbare.includes(id) ? sichtbare.filter((andere) => andere !== id) : [...sichtbare, id] })
  const verschiebe = (id: string, schritt: 1 | -1) => {
    const von = sichtbare.indexOf(id)
    const ohne = sichtbare.filter((andere) => andere !== id)
    setze({ spalten: [...ohne.slice(0, von + schritt), id, ...ohne.slice(von + schritt)] })
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('anzeige.titel')}
      size="md"
      backdrop="clear"
      actions={
        <>
          <Button look="secondary" onClick={() => setze({ spalten: [], dichte: null, anzeige: 'tabelle' })}>
            {t('anzeige.zuruecksetzen')}
          </Button>
          <Button onClick={onClose}>{t('anzeige.fertig')}</Button>
        </>
      }
    >
      <Stack gap="lg">
        <SegmentedField
          label={t('anzeige.als')}
          choices={anzeigen.map((value) => ({ value, label: t(`anzeige.${value}`) }))}
          value={suche.anzeige}
          onChange={(anzeige) => setze({ anzeige })}
        />
        <SegmentedField
          label={t('anzeige.dichte')}
          choices={dichten.map((value) => ({ value, label: t(`anzeige.${value}`) }))}
          value={suche.dichte ?? (density === 'compact' ? 'kompakt' : 'normal')}
          onChange={(dichte) => setze({ dichte })}
        />
        <div role="group" aria-label={t('anzeige.spalten')}>
          <Text fw={500}>{t('anzeige.spalten')}</Text>
          <Text size="sm" c="dimmed">
            {t('anzeige.spaltenText')}
          </Text>
          {alle.map(({ spalte: { id, header }, sichtbar }, nr) => (
            <div key={id} className={classes.reihe}>
              {/* The last column stays: a list of names alone would say nothing. */}
              <Checkbox label={header} checked={sichtbar} disabled={sichtbar && sichtbare.length === 1} onChange={() => waehle(id)} />
              {sichtbar && (
                <span>
                  <IconButton
                    icon={<IconArrowUp size={18} aria-hidden />}
                    label={t('anzeige.hoch', { spalte: header })}
                    disabled={nr === 0}
                    onClick={() => verschiebe(id, -1)}
                  />
                  <IconButton
                    icon={<IconArrowDown size={18} aria-hidden />}
                    label={t('anzeige.runter', { spalte: header })}
                    disabled={nr === sichtbare.length - 1}
                    onClick={() => verschiebe(id, 1)}
                  />
                </span>
              )}
            </div>
          ))}
        </div>
      </Stack>
    </Drawer>
  )
}
