import { FormNotFound } from '@/components/portal/forms/form-not-found'

export default function NotFound() {
  return <FormNotFound portal="../.." />
}
