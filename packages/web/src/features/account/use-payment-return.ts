import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { USER_PATH } from '../../data/api-paths.ts';
import { refresh } from '../../data/refresh.ts';
import { showToast } from '../../ui/toast-store.ts';

/** The query parameters that the payment pages return with, and their toasts. */
const RETURNS = [
  {
    name: 'checkout',
    result: 'success',
    title: 'Thank you',
    description: 'Your payment is being confirmed. Your credits or plan will update shortly.',
  },
  {
    name: 'checkout',
    result: 'canceled',
    title: 'Checkout canceled',
    description: 'Nothing was charged.',
  },
  {
    name: 'portal',
    result: 'success',
    title: 'Plan refreshed',
    description: 'Your plan is up to date.',
  },
] as const;

/** Handles the return from a payment page: refreshes the user, shows a toast and removes the parameter. */
export function usePaymentReturn(): void {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    const found = RETURNS.find(({ name, result }) => params.get(name) === result);
    if (found === undefined) return;
    const { name, title, description } = found;
    setParams((current) => without(current, name), { replace: true });
    showToast({ title, description });
    void refresh(USER_PATH);
  }, [params, setParams]);
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(name);
  return next;
}
