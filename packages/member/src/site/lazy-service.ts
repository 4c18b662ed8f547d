/** The place of a service whose code loads with the first part that needs it: that part makes it, once. */
export type LazyService<Service> = (make: () => Service) => Service;

export function lazyService<Service>(): LazyService<Service> {
  let service: Service | undefined;
  return (make) => (service ??= make());
}
