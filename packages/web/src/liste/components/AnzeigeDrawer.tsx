import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, SegmentedField } from '../../form/choiceFields.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { Stack, Text, Note } from '../../ui/layout.tsx'
import { useListTexts } from '../liste.texts.ts'
import { allColumns } from './columns.ts'
import { anzeigen, dichten, type ListRow } from './listForm.ts'
import type { ListParts } from './view.ts'
import classes from './Liste.module.css'

interface AnzeigeDrawerProps<Zeile extends ListRow> extends ListParts<Zeile> {
  opened: boolean
  onClose: () => void
}

export function AnzeigeDrawer<Zeile extends ListRow>({ liste, view, opened, onClose }: AnzeigeDrawerProps<Zeile>) {
  const t = useListTexts()
  const { suche, set } = liste
  const all = allColumns(view.spalten, suche.spalten)
  const visible = all.filter(({ sichtbar }) => sichtbar).map(({ spalte }) => spalte.id)
  const choose = (id: string) => set({ spalten: visible.includes(id) ? visible.filter((others) => others !== id) : [...visible, id] })
  const move = (id: string, step: 1 | -1) => {
    const from = visible.indexOf(id)
    const ohne = visible.filter((others) => others !== id)
    set({ spalten: [...ohne.slice(0, from + step), id, ...ohne.slice(from + step)] })
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
          <Button look="secondary" onClick={() => set({ spalten: [], dichte: null, anzeige: 'tabelle' })}>
            {t('anzeige.zuruecksetzen')}
          </Button>
          <Button onClick={onClose}>{t('anzeige.fertig')}</Button>
        </>
      }
    >
      <Stack gap="lg">
        <SegmentedField
          label={t('anzeige.als')}
          choices={choicesOf(anzeigen, (value) => t(`anzeige.${value}`))}
          value={suche.anzeige}
          onChange={(anzeige) => set({ anzeige })}
        />
        <SegmentedField
          label={t('anzeige.dichte')}
          choices={choicesOf(dichten, (value) => t(`anzeige.${value}`))}
          value={suche.dichte ?? 'kompakt'}
          onChange={(dichte) => set({ dichte })}
        />
        <div role="group" aria-label={t('anzeige.spalten')}>
          <Text fw={500}>{t('anzeige.spalten')}</Text>
          <Note>{t('anzeige.spaltenText')}</Note>
          {all.map(({ spalte: { id, header }, sichtbar }, nr) => (
            <div key={id} className={classes.reihe}>
              {/* The last column stays: a list of names alone would say nothing. */}
              <Checkbox label={header} checked={sichtbar} disabled={sichtbar && visible.length === 1} onChange={() => choose(id)} />
              {sichtbar && (
                <span>
                  <IconButton
                    icon={<IconArrowUp size={18} aria-hidden />}
                    label={t('anzeige.hoch', { spalte: header })}
                    disabled={nr === 0}
                    onClick={() => move(id, -1)}
                  />
                  <IconButton
                    icon={<IconArrowDown size={18} aria-hidden />}
                    label={t('anzeige.runter', { spalte: header })}
                    disabled={nr === visible.length - 1}
                    onClick={() => move(id, 1)}
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
