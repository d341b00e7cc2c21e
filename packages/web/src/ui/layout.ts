/** Arrangement of things; the only components of the library that a room uses under their own names. */
export { Box, Grid, Group, SimpleGrid, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
