import { navigationVariants } from '@dreiklang/domain/navigation/variants'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { menuQuery, useLiveMenu } from '../../navigation/navigation.queries.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { deleteNavigation, registerNavigation } from './navigationStore.ts'

export function useMenu(): { error: unknown; onRetry: () => void } {
  const { data, error, refetch } = useQuery(menuQuery(useLanguage()))
  useLiveMenu()
  useLayoutEffect(() => {
    if (data === undefined) return
    for (const variant of navigationVariants) registerNavigation(variant, data[variant])
  }, [data])
  const known = data !== undefined
  useLayoutEffect(() => {
    if (!known) return undefined
    return () => navigationVariants.forEach(deleteNavigation)
  }, [known])
  return { error: known ? null : error, onRetry: () => void refetch() }
}
