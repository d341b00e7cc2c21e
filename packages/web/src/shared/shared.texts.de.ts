export const texts = {
  justNow: 'gerade eben',
  network: {
    offline: 'Keine Verbindung zum Server. Bitte prüfen Sie das Netz und versuchen Sie es noch einmal.',
    unreadable: 'Der Server hat unverständlich geantwortet. Bitte versuchen Sie es noch einmal.',
  },
} as const
